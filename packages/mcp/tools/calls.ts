import { checkValues, createChecks, parameterKey, toRequest } from '@reliure/composer';
import type { ComposerFile, Values } from '@reliure/composer';
import { parseJson } from '@reliure/openapi';
import { composerPath, extractPath, toSitePath } from '@reliure/richtext';
import { loadLanguage } from '@reliure/samples/browser';
import type { SiteFiles } from '../site/openSite.ts';
import type { DocumentedApi } from '../site/readApis.ts';
import { texts } from '../texts.ts';
import { findOperationPage, readPage, toSuggestion } from './lookup.ts';

/** The values of a call, as an agent gives them. */
export interface GivenValues {
  /** By the names of the parameters. */
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  /** A value, or JSON as a text. */
  readonly body?: unknown;
}

/** An operation, with what calls of it are written and checked from. */
interface CallSource {
  readonly file: ComposerFile;
  readonly document: unknown;
}

async function readCallSource(files: SiteFiles, api: DocumentedApi, operation: string): Promise<CallSource> {
  const { slug } = findOperationPage(files, api, operation);
  const read = async (path: string): Promise<unknown> =>
    parseJson(await readPage(files, toSitePath(path, api.basePath)));
  const [file, document] = await Promise.all([read(composerPath(slug)), read(extractPath(slug))]);
  return { file: file as ComposerFile, document };
}

/**
 * Writes a call in a language with the given values, and otherwise with those of the first documented call. Lists below
 * it what the contract does not allow.
 *
 * @throws Error for an operation or a parameter that does not exist.
 */
export async function writeCall(
  files: SiteFiles,
  api: DocumentedApi,
  operation: string,
  language: string,
  given: GivenValues,
): Promise<string> {
  const source = await readCallSource(files, api, operation);
  const values = toValues(source.file, given);
  const { language: fence, generate } = await loadLanguage(language);
  const code = `\`\`\`${fence}\n${generate(toRequest(source.file, values)).trimEnd()}\n\`\`\``;
  const violations = listViolations(source, values);
  return violations === '' ? code : `${code}\n\n${violations}`;
}

/** Checks a body against the contract of an operation, and returns what is wrong as a list, or that nothing is. */
export async function validateBody(
  files: SiteFiles,
  api: DocumentedApi,
  operation: string,
  body: unknown,
): Promise<string> {
  const source = await readCallSource(files, api, operation);
  if (source.file.body === undefined) throw new Error(texts().noBody);
  const values = toValues(source.file, { body });
  const violations = listViolations({ ...source, file: { ...source.file, parameters: [] } }, values);
  return violations === '' ? texts().noViolation : violations;
}

function toValues(file: ComposerFile, { parameters = {}, body }: GivenValues): Values {
  const documented = file.calls[0]?.values ?? { parameters: {} };
  const named = Object.entries(parameters).map(([name, value]) => [findKey(file, name), value] as const);
  return {
    parameters: { ...documented.parameters, ...Object.fromEntries(named) },
    ...(documented.body !== undefined && { body: documented.body }),
    ...(body !== undefined && { body: typeof body === 'string' ? (parseJson(body) ?? body) : body }),
  };
}

/** Returns the key of a parameter with a name. */
function findKey({ parameters }: ComposerFile, name: string): string {
  const found = parameters.find((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return parameterKey(found);
  const names = parameters.map((parameter) => parameter.name);
  throw new Error(texts().noParameter(name) + toSuggestion(name, names));
}

/** Lists what the contract does not allow, with the place of each value; empty if it allows all. */
function listViolations({ file, document }: CallSource, values: Values): string {
  const checks = createChecks(document, file);
  const violations = checks === null ? [] : checkValues(file, values, checks, texts().missing);
  if (violations.length === 0) return '';
  return [texts().violations, '', ...violations.map(({ pointer, message }) => `- \`${pointer}\`: ${message}`)].join(
    '\n',
  );
}
