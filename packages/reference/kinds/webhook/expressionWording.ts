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

const standaloneExpressions: Readonly<Record<string, string>> = {
  $url: 'l’adresse complète de la requête',
  $method: 'la méthode de la requête',
  $statusCode: 'le statut de la réponse',
};

const messages: Readonly<Record<string, string>> = { request: 'la requête', response: 'la réponse' };

function toExpressionWords(expression: string): string | undefined {
  if (Object.hasOwn(standaloneExpressions, expression)) return standaloneExpressions[expression];
  const [, messageKind = '', source = '', rest = ''] =
    /^\$(request|response)\.(body|header|query|path)(.*)$/.exec(expression) ?? [];
  const message = messages[messageKind];
  if (message === undefined) return undefined;
  const name = rest.replace(/^\./, '');
  switch (source) {
    case 'header':
      return `l’en-tête ${name} de ${message}`;
    case 'query':
      return `le paramètre d’URL ${name} de ${message}`;
    case 'path':
      return `le paramètre de chemin ${name} de ${message}`;
    default: {
      const field = rest
        .replace(/^#?\/?/, '')
        .split('/')
        .map(unescapeToken)
        .join('.');
      return field === '' ? `le corps de ${message}` : `le champ ${field} du corps de ${message}`;
    }
  }
}

/** @see https://www.rfc-editor.org/rfc/rfc6901#section-4 */
function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
