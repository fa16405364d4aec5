import type { Delimiter } from './request/delimiters.ts';
import type { Texts } from './texts.fr.ts';

/** The texts of samples and examples in English. */
export const en: Texts = {
  localServer: 'Local mock server',
  otherLanguage: 'other',
  comments: {
    entityTag: 'To be sent in If-Match with the next write.',
    idempotencyKey: 'One key per action: reuse it when you retry.',
    clientCertificate: 'The connection also presents a client certificate (mutual TLS).',
    digest: 'Add Digest authentication: it responds to the server’s challenge, which this client does not support.',
    computedCredentials: (scheme) => `Add ${scheme} authentication: its credentials are computed for each call.`,
    unknownScheme: (scheme, header) =>
      `The contract does not say how ${scheme} credentials are written: adapt the ${header} header.`,
    invalidHeaderName: (name) => `Add the API key: “${name}” is not a valid header name.`,
    unwrittenParts: (mediaType, fileName) =>
      `Write the parts of the body (${mediaType}) to ${fileName}, and their boundary to the header.`,
    unknownBody: (fileName) => `No valid example was found for this body: write it to ${fileName}.`,
    unsentBody: (method) => `The documented body is not sent: most clients do not send one with ${method}.`,
    unknownParameter: (name) => `No valid example was found for ${name}: replace {${name}}.`,
    undefinedStyle: (name, style) =>
      `OpenAPI does not define how the ${style} style serializes the value of ${name}: check what the API expects.`,
    ambiguousDelimiter: (name, delimiter) =>
      `A value of ${name} contains ${delimiters[delimiter]}, which also separates the values: OpenAPI has no way to distinguish them.`,
    plusInQuery: 'URLComponents does not encode “+”, which servers read as a space.',
    uuidVariant: 'RFC 9562 variant',
  },
  fileNames: { body: 'body', response: 'response', upload: 'file' },
  boundary: 'boundary',
  unknownMethod: (method) => `HTTP clients of editors do not know the method ${method}: the call is a comment.`,
  xmlRoot: 'root',
  examples: {
    word: 'text',
    longText: 'a text that is long enough to be valid',
    example: 'example',
    numbered: 'Example 1',
    keys: ['key', 'other', 'another', 'last'],
    numberedKey: (number) => `key${number}`,
    name: 'name',
    longName: 'first.middle.last.name',
    server: 'server',
    shortHost: 'a.eu',
    shortMailHost: 'b.eu',
    longHost: 'a.service.with.a.long.name',
    longPath: 'a/path/that/is/long',
    longerPath: 'a/path/that/is/long/enough/to/be/valid',
  },
};

const delimiters: Readonly<Record<Delimiter, string>> = {
  ',': 'a comma',
  ' ': 'a space',
  '|': 'a vertical bar',
  '.': 'a dot',
};
