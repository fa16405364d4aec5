import { code, phrases } from '@reliure/page';
import type { Texts } from '../fr/index.ts';
import { joinAll } from '../joinAll.ts';

/** Requests and responses, in English. */
export const exchange: Texts['exchange'] = {
  parameters: {
    path: 'Path parameters',
    query: 'Query parameters',
    querystring: 'Query string',
    header: 'Request headers',
    cookie: 'Cookies',
  },
  body: (isRequired) => (isRequired ? 'Request body' : 'Request body (optional)'),
  writtenAs: (type, mediaType) => `${type}, written as ${mediaType}`,
  sentAs: (type, mediaTypes) => `${type}, as ${mediaTypes.join(' or ')}`,
  headersType: 'headers',
  withPart: 'With this part:',
  ignoredHeaders: (names) => {
    const [start, end] =
      names.length === 1
        ? ['The header ', ' is not a parameter: content types and access rules determine it.']
        : ['The headers ', ' are not parameters: content types and access rules determine them.'];
    return phrases(
      start,
      ...joinAll(
        names.map((name) => [code(name)]),
        ' and ',
      ),
      end,
    );
  },
  responseHeaders: (count) => `Response headers (${count})`,
  responseContent: (status) => `Body and headers of the ${status} response`,
  contentType: (mediaType) => phrases('Content type: ', code(mediaType)),
  itemType: (mediaType) => phrases('Content type: ', code(mediaType), ', a sequence of values. Each one:'),
  parts: 'Parts, in this order:',
  part: (number) => `Part ${number}`,
  eachPart: (isFirst) => (isFirst ? 'Each part' : 'Each further part'),
  partType: (mediaTypes) => `as ${mediaTypes.join(' or ')}`,
  cause: 'Cause',
  remedy: 'Fix',
  retry: 'Retry',
  retries: {
    no: 'No.',
    same: 'Yes: send the same request again later.',
    changed: 'Yes, once you have fixed the cause.',
  },
  call: 'Request',
  sampleLanguage: 'Language of the sample',
  callExample: 'Example call',
  bodyExamples: 'Request body examples',
  bodiesAlone: (count) => `The ${count} bodies without the call`,
  responseExamples: 'Response examples',
  errorExamples: (count) => `Error examples (${count})`,
  example: 'example',
  generated: 'Generated from the schema',
  noExample: 'No valid example could be built from this schema.',
  requestedError: (option) =>
    phrases('To get one of these errors from the mock server, add its status and code to the request: ', code(option)),
};
