import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import {
  joinPhrases,
  toBlocks,
  toCode,
  toItem,
  toLink,
  toList,
  toLists,
  toOneLine,
  toPageLink,
  toPhrasing,
  toStrong,
} from '@apidoc/richtext';
import type { Blocks, Links, LinkWriter, Phrasing, RichText } from '@apidoc/richtext';
import { readableJson } from '@apidoc/schema';
import { toNamed } from './links';
import type { Counterpart, Field, SchemaNode, SchemaPart, Variant } from '@apidoc/schema';
import { toValuesItem } from './values';

/** Renders fields, parameters or headers as list items. Their content is a nested list. */
export function toFieldItems(fields: readonly Field[], links: Links): readonly ListItem[] {
  return fields.map((field) => {
    const { name, counterparts = [], node } = field;
    const badges = toFieldBadges(field);
    return toSchemaItem([toCode(name)], node, links, { badges, details: counterparts.map(toCounterpart) });
  });
}

function toFieldBadges({ required, since }: Field): readonly string[] {
  return [...(required ? ['obligatoire'] : []), ...(since === undefined ? [] : [since])];
}

/** Returns the type and the badges of a field, parameter or header, each as a phrase. */
export function toFieldFacts(field: Field, links: LinkWriter): readonly (readonly Phrasing[])[] {
  return toFacts(field.node, toFieldBadges(field), links);
}

function toFacts(node: SchemaNode, badges: readonly string[], links: LinkWriter): readonly (readonly Phrasing[])[] {
  const words = [...badges, ...toBadgeWords(node)].map((badge) => [badge]);
  return [...toTypeFacts(node, links), ...words, ...toXmlFacts(node)];
}

/** Returns the attribute or the element that a field is in XML. */
function toXmlFacts({ xml }: SchemaNode): readonly (readonly Phrasing[])[] {
  if (xml === undefined) return [];
  return [[xml.kind === 'attribute' ? 'attribut XML ' : 'élément XML ', toCode(xml.name)]];
}

function toCounterpart({ standard, codes }: Counterpart): readonly Phrasing[] {
  const named = codes.map((code) => [toCode(code)]);
  return [`${standard}\u00a0: `, ...joinPhrases(named, ', '), '.'];
}

/** Renders the top-level schema of a body, a response or a page: its type and description, then its content. */
export function toSchemaBlocks(label: readonly Phrasing[], node: SchemaNode, links: Links): Blocks {
  return toSchemaItem(label, node, links).children;
}

function toSchemaItem(
  label: readonly Phrasing[],
  node: SchemaNode,
  links: Links,
  more: { readonly badges?: readonly string[]; readonly details?: readonly (readonly Phrasing[])[] } = {},
): ListItem {
  const { badges = [], details: others = [] } = more;
  const facts = toFacts(node, badges, links);
  const title = node.title === undefined ? [] : [` — ${node.title}`];
  const head = [...label, ...(facts.length === 0 ? [] : [' (', ...joinPhrases(facts, '\u202f; '), ')']), ...title];
  const details = [...toDetails(node), ...toDocumentationDetails(node, links), ...others];
  const [only, ...rest] = node.parts;
  if (rest.length === 0 && only?.kind === 'elsewhere') {
    return toDescribedItem(head, node.description, [...details, toElsewhere(only)], [], links);
  }
  if (rest.length === 0 && only?.kind === 'page') {
    return toDescribedItem(head, node.description, [...details, ['Contenu décrit sur sa page.']], [], links);
  }
  const nested = [...toNamedExampleItems(node, links), ...toPartItems(node.parts, links)];
  return toDescribedItem(head, node.description, details, toLists(nested), links);
}

/** Renders a list item. The first paragraph of the description and the details are on the same line as the head. */
function toDescribedItem(
  head: readonly Phrasing[],
  description: RichText | undefined,
  details: readonly (readonly Phrasing[])[],
  nested: Blocks,
  links: Links,
): ListItem {
  const [first, ...others] = description ?? [];
  const opening = first?.type === 'paragraph' ? toPhrasing(first.children, links) : [];
  const rest = toBlocks(first?.type === 'paragraph' ? others : (description ?? []), links, 'inline');
  const line = joinPhrases(
    [details.length > 0 ? toSentence(opening) : opening, ...details].filter((phrase) => phrase.length > 0),
    ' ',
  );
  return toItem(line.length === 0 ? head : [...head, '\u00a0: ', ...line], ...rest, ...nested);
}

/** Adds a full stop to a phrase that has no punctuation at its end, so that it does not run into the text after it. */
function toSentence(phrase: readonly Phrasing[]): readonly Phrasing[] {
  const text = phrase.map((part) => (typeof part === 'string' ? part : toString(part))).join('');
  return text === '' || /[.!?…:;。！？]\s*$/.test(text) ? phrase : [...phrase, '.'];
}

/** Returns the component’s name, if it has one, and the type, if it adds information. */
function toTypeFacts({ name, slug, type, nullable }: SchemaNode, links: LinkWriter): readonly (readonly Phrasing[])[] {
  const facts: readonly (readonly Phrasing[])[] = [
    ...(name === undefined ? [] : [[slug === undefined ? toCode(name) : toPageLink(slug, toCode(name), links)]]),
    ...(type === '' || type === name ? [] : [[type]]),
  ];
  return nullable === true
    ? facts.map((fact, index) => (index < facts.length - 1 ? fact : [...fact, ' ou nul']))
    : facts;
}

/** Returns the access and the deprecation of a schema, in words. */
function toBadgeWords({ readOnly, writeOnly, deprecated }: SchemaNode): readonly string[] {
  return [
    ...(readOnly === true ? ['lecture seule'] : []),
    ...(writeOnly === true ? ['écriture seule'] : []),
    ...(deprecated === true ? ['obsolète'] : []),
  ];
}

function toDetails({ patterns = [], examples, form, formNote, ...node }: SchemaNode): readonly (readonly Phrasing[])[] {
  const show = (json: string) => toCode(node.isPlain === true ? readableJson(json) : json);
  return [
    ...(node.default === undefined ? [] : [['Par défaut\u00a0: ', show(node.default), '.']]),
    ...toListed(['Expression régulière', 'Expressions régulières'], patterns, toCode),
    ...(node.namedExamples === undefined ? toListed(['Exemple', 'Exemples'], examples, show) : []),
    ...(form === undefined ? [] : [['S’écrit\u00a0: ', toCode(form), '.']]),
    ...(formNote === undefined ? [] : [[formNote]]),
  ];
}

/** Renders the named examples of a parameter, each with its texts. */
function toNamedExampleItems({ namedExamples, isPlain }: SchemaNode, links: Links): readonly ListItem[] {
  if (namedExamples === undefined) return [];
  const items = namedExamples.map(({ name, title, description, value, url, isLink }) => {
    const shown = value !== undefined && isPlain === true ? readableJson(value) : (value ?? url);
    const phrases = [
      ...(title === undefined ? [] : [[title]]),
      ...(shown === undefined ? [] : [[isLink === true ? toLink(shown, shown) : toCode(shown)]]),
    ];
    return toDescribedItem(joinPhrases([[toCode(name)], ...phrases], ' — '), description, [], [], links);
  });
  return [toItem(['Exemples\u00a0:'], toList(items))];
}

function toDocumentationDetails({ documentation }: SchemaNode, links: Links): readonly (readonly Phrasing[])[] {
  return documentation === undefined ? [] : [['Pour en savoir plus\u00a0: ', ...toNamed(documentation, links), '.']];
}

function toListed(
  [one, several]: readonly [one: string, several: string],
  texts: readonly string[],
  show: (text: string) => Phrasing,
): readonly (readonly Phrasing[])[] {
  if (texts.length === 0) return [];
  const listed = joinPhrases(
    texts.map((text) => [show(text)]),
    ', ',
  );
  return [[`${texts.length === 1 ? one : several}\u00a0: `, ...listed, '.']];
}

/** Renders the parts of a schema as the items of one list. */
function toPartItems(parts: readonly SchemaPart[], links: Links): readonly ListItem[] {
  return parts.flatMap((part) => toItems(part, links));
}

function toItems(part: SchemaPart, links: Links): readonly ListItem[] {
  switch (part.kind) {
    case 'fields':
      return toFieldItems(part.fields, links);
    case 'values':
      return [toValuesItem(part.values, links)];
    case 'items':
      return [toSchemaItem(['Chaque élément'], part.node, links)];
    case 'tuple':
      return [
        toItem(
          ['Éléments, dans cet ordre\u00a0:'],
          toList(
            part.nodes.map((node) => toSchemaItem(['Élément'], node, links)),
            { ordered: true },
          ),
        ),
      ];
    case 'map':
      return [
        toSchemaItem(
          part.pattern === undefined ? ['Tout autre champ'] : ['Champs dont le nom suit ', toCode(part.pattern)],
          part.node,
          links,
        ),
      ];
    case 'closed':
      return [toItem(['Aucun autre champ n’est permis.'])];
    case 'not':
      return [toSchemaItem(['À l’exclusion de'], part.node, links)];
    case 'condition':
      return [toSchemaItem(toOneLine(part.text, links), part.node, links)];
    case 'variants':
      return [toVariantsItem(part, links)];
    case 'rules':
      return part.rules.map(({ text }) => toDescribedItem(['Règle'], text, [], [], links));
    case 'elsewhere':
      return [toItem(toElsewhere(part))];
    case 'page':
      return [toItem(['Contenu décrit sur sa page.'])];
  }
}

function toElsewhere({ name, anchor }: Extract<SchemaPart, { kind: 'elsewhere' }>): readonly Phrasing[] {
  return ['Déjà décrit sur cette page\u00a0: ', toCode(name), ', à ', toCode(anchor), '.'];
}

function toVariantsItem(
  { rule, discriminator, variants }: Extract<SchemaPart, { kind: 'variants' }>,
  links: Links,
): ListItem {
  const words = rule === 'oneOf' ? 'Une seule de ces formes' : 'Une ou plusieurs de ces formes';
  const chosenBy = discriminator === undefined ? [] : [', selon ', toCode(discriminator)];
  return toItem([words, ...chosenBy, '\u00a0:'], toList(variants.map((variant) => toVariantItem(variant, links))));
}

function toVariantItem({ title, value, node }: Variant, links: Links): ListItem {
  const label = value === undefined || value === title ? [toStrong(title)] : [toStrong(title), ', ', toCode(value)];
  return toSchemaItem(label, node, links);
}
