import { unescapeToken } from '@reliure/openapi';
import { texts } from '../../texts/index.ts';

/** A part of an address that is only known at run time. */
export interface AddressPart {
  /** The expression with its braces. */
  readonly code: string;
  readonly words: string;
}

/**
 * Converts the runtime expressions in a callback’s address to words.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#runtime-expressions
 * @example toAddressParts('{$request.body#/suivi/url}')[0]?.words // 'le champ suivi.url du corps de la requête'
 */
export function toAddressParts(address: string): readonly AddressPart[] {
  const found = [...address.matchAll(/\{(\$[^{}]+)\}/g)].map(([code, expression = '']) => ({ code, expression }));
  // An address may be a single expression without braces.
  const whole = address.startsWith('$') ? [{ code: address, expression: address }] : found;
  return whole.flatMap(({ code, expression }) => {
    const words = toExpressionWords(expression);
    return words === undefined ? [] : [{ code, words }];
  });
}

function toExpressionWords(expression: string): string | undefined {
  const { expressions } = texts().webhook;
  switch (expression) {
    case '$url':
      return expressions.url;
    case '$method':
      return expressions.method;
    case '$statusCode':
      return expressions.statusCode;
  }
  const [, message, source = '', rest = ''] =
    /^\$(request|response)\.(body|header|query|path)(.*)$/.exec(expression) ?? [];
  if (message !== 'request' && message !== 'response') return undefined;
  const name = rest.replace(/^\./, '');
  switch (source) {
    case 'header':
    case 'query':
    case 'path':
      return expressions[source](name, message);
    default: {
      const field = rest
        .replace(/^#?\/?/, '')
        .split('/')
        .map(unescapeToken)
        .join('.');
      return field === '' ? expressions.body(message) : expressions.field(field, message);
    }
  }
}
