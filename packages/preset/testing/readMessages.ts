import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import ts from 'typescript';

/** A message of a component: its id, and its English text in the code. */
export interface Message {
  readonly file: string;
  readonly id: string;
  readonly text: string;
}

/**
 * Reads the messages of the components below a folder: the calls of `translate`, and the elements `Translate`.
 *
 * @throws Error for an id or a text that is not written as a string: Docusaurus cannot extract it.
 * @see https://docusaurus.io/docs/docusaurus-core#translate
 */
export async function readMessages(folder: string): Promise<readonly Message[]> {
  const files = await glob(`${folder}/**/*.{ts,tsx}`, { ignore: ['**/node_modules/**', '**/*.test.*'] });
  const messages = files.sort().map(async (file) => {
    const text = await readFile(file, 'utf8');
    return text.includes("'@docusaurus/Translate'")
      ? messagesOf(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
      : [];
  });
  return (await Promise.all(messages)).flat();
}

function messagesOf(file: string, node: ts.Node): readonly Message[] {
  const own =
    ts.isCallExpression(node) && node.expression.getText() === 'translate'
      ? [{ file, ...toCalled(node.arguments[0]) }]
      : ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate'
        ? [{ file, ...toRendered(node) }]
        : [];
  const inner: Message[] = [];
  ts.forEachChild(node, (child) => void inner.push(...messagesOf(file, child)));
  return [...own, ...inner];
}

function toCalled(description: ts.Expression | undefined): Omit<Message, 'file'> {
  const valueOf = (name: string): ts.Expression | undefined => {
    const members =
      description !== undefined && ts.isObjectLiteralExpression(description) ? description.properties : [];
    const member = members.find((one) => one.name?.getText() === name);
    return member !== undefined && ts.isPropertyAssignment(member) ? member.initializer : undefined;
  };
  return { id: toText(valueOf('id'), description), text: toText(valueOf('message'), description) };
}

function toRendered({ openingElement, children }: ts.JsxElement): Omit<Message, 'file'> {
  const id = openingElement.attributes.properties.find((one) => one.name?.getText() === 'id');
  const [content, ...others] = children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  const text =
    content !== undefined && ts.isJsxText(content)
      ? content.text.trim().replace(/\s+/g, ' ')
      : toText(content !== undefined && ts.isJsxExpression(content) ? content.expression : undefined, openingElement);
  if (others.length > 0)
    throw new Error(`${openingElement.getText()} has several parts. Write its text as one string.`);
  return { id: toText(id !== undefined && ts.isJsxAttribute(id) ? id.initializer : undefined, openingElement), text };
}

function toText(value: ts.Node | undefined, within: ts.Node | undefined): string {
  if (value !== undefined && ts.isStringLiteralLike(value)) return value.text;
  throw new Error(`${within?.getText() ?? 'translate()'} has an id or a text that is not written as a string.`);
}
