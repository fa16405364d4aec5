import { collectReferences, isObject, members, nestedObjects, toContractParts, toObject } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

/** How the values of a schema are written. */
export interface Notation {
  /** Always as text, as in a query, a header or a form: a number is a text too. */
  readonly isText: boolean;
  /** Also as XML, in which names and attributes matter. */
  readonly isXml: boolean;
}

/** Returns how the values of a shared schema are written, given all its uses. */
export type NotationOf = (name: string) => Notation;

/** Returns how values are written in a media type. */
export function toNotation(mediaType: string): Notation {
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/)/i.test(mediaType);
  const isXml = /[/+]xml\b/i.test(mediaType);
  return { isText: isForm, isXml };
}

/** Finds the notations of all schemas of a contract. */
export function toNotations(document: JsonObject): NotationOf {
  const { schemas: _schemas, ...shared } = toObject(document['components']);
  const contents = nestedObjects([document['paths'], document['webhooks'], shared]).flatMap((node) =>
    isObject(node['content']) ? members(node['content']) : [],
  );
  const { reachableFrom } = toContractParts(document);
  const namesIn = (isUsed: (notation: Notation) => boolean) => {
    const used = contents.filter(([mediaType]) => isUsed(toNotation(mediaType)));
    const references = collectReferences(used.map(([, media]) => media));
    return new Set([...reachableFrom(references)].map(({ path }) => path.slice(1).join('/')));
  };
  const [structured, inXml] = [namesIn(({ isText }) => !isText), namesIn(({ isXml }) => isXml)];
  return (name) => ({ isText: !structured.has(`schemas/${name}`), isXml: inXml.has(`schemas/${name}`) });
}
