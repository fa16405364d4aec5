import { describe, expect, it } from 'vitest';
import type { Change, ChangeKind, ContractLocation, Owner, OwnerPart } from './types.ts';
import { toChangeText } from './wording.ts';

const operation: Owner = { kind: 'operation', method: 'POST', path: '/pieces' };
const schema: Owner = { kind: 'component', section: 'schemas', name: 'Piece' };
const component = (section: string): Owner => ({ kind: 'component', section, name: 'Limite' });

function textOf(change: Pick<Change, 'kind' | 'before' | 'after'>, location: ContractLocation): string {
  return toChangeText({ severity: 'breaking', location, ...change }, () => 'limite');
}

describe('toChangeText', () => {
  it.each<readonly [string, Owner]>([
    ['opération', operation],
    ['schéma', schema],
    ['paramètre `limite`', component('parameters')],
    ['en-tête de réponse `limite`', component('headers')],
    ['corps de la requête', component('requestBodies')],
    ['authentification `Limite`', component('securitySchemes')],
    ['`Limite`', component('responses')],
  ])('writes a whole owner as « %s »', (want, owner) =>
    expect(textOf({ kind: 'removed' }, { owner, field: [] })).toBe(want),
  );

  it.each<readonly [string, OwnerPart]>([
    ['en-tête `X-Tri`', { kind: 'parameter', location: 'header', name: 'X-Tri' }],
    ['paramètre `tri`', { kind: 'parameter', location: 'query', name: 'tri' }],
    ['corps de la requête', { kind: 'body' }],
    ['réponse 200', { kind: 'response', status: '200' }],
    ['en-tête de réponse `Link`', { kind: 'header', status: '200', name: 'Link' }],
  ])('writes a part as « %s », also after its field', (want, part) => {
    expect(textOf({ kind: 'removed' }, { owner: operation, part, field: [] })).toBe(want);
    expect(textOf({ kind: 'removed' }, { owner: operation, part, field: ['a', 'b'] })).toBe(`champ \`a.b\`, ${want}`);
  });

  it.each<readonly [string, readonly string[]]>([
    ['champ `murs[].nom`', ['murs', '[]', 'nom']],
    ['champ `[].nom.fr`', ['[]', 'nom', 'fr']],
    ['champ `{}.nom`', ['{}', 'nom']],
    ['champ `a.filtre[nom]`', ['a', 'filtre[nom]']],
    ['champ `` a`b ``', ['a`b']],
  ])('writes a field as « %s »', (want, field) =>
    expect(textOf({ kind: 'removed' }, { owner: schema, field })).toBe(want),
  );

  it.each<readonly [string, ChangeKind, Omit<ContractLocation, 'value'>]>([
    ['valeur `a`', 'value-added', { owner: schema, field: [] }],
    ['valeur `a`, champ `etat`', 'value-removed', { owner: schema, field: ['etat'] }],
    ['valeur `a`, corps de la requête', 'deprecated', { owner: operation, part: { kind: 'body' }, field: [] }],
    [
      'erreur `a`, réponse 409',
      'error-added',
      { owner: operation, part: { kind: 'response', status: '409' }, field: [] },
    ],
    ['erreur `a`, `Limite`', 'error-removed', { owner: component('responses'), field: [] }],
    [
      'lien `a`, réponse 200, cible changée',
      'link-changed',
      { owner: operation, part: { kind: 'response', status: '200' }, field: [] },
    ],
    ['lien `a`, `Limite`', 'link-added', { owner: component('responses'), field: [] }],
    ['portée `a`, authentification `Limite`', 'scope-removed', { owner: component('securitySchemes'), field: [] }],
    ['serveur `a`', 'server-removed', { owner: { kind: 'contract' }, field: [] }],
    ['serveur `a`, opération', 'server-added', { owner: operation, field: [] }],
    ['valeur `a`, variable `env` des serveurs', 'value-removed', { owner: { kind: 'contract' }, field: ['env'] }],
  ])('writes a value or an error as « %s »', (want, kind, location) =>
    expect(textOf({ kind }, { ...location, value: 'a' })).toBe(want),
  );

  it('writes an empty value as a space, because Markdown has no empty code', () =>
    expect(textOf({ kind: 'value-added' }, { owner: schema, field: [], value: '' })).toBe('valeur ` `'));

  it.each<readonly [string, Omit<Change, 'severity' | 'location'>]>([
    ['', { kind: 'operation-added' }],
    ['', { kind: 'operation-removed' }],
    ['', { kind: 'deprecated' }],
    ['', { kind: 'optional-added' }],
    ['', { kind: 'removed' }],
    ['', { kind: 'optional-removed' }],
    ['', { kind: 'error-status-removed' }],
    ['', { kind: 'value-added' }],
    ['', { kind: 'value-removed' }],
    ['', { kind: 'status-added' }],
    ['', { kind: 'status-removed' }],
    ['', { kind: 'error-added' }],
    ['', { kind: 'error-removed' }],
    [', de nouveau recommandé', { kind: 'undeprecated' }],
    [', accès restreint de `cle` à `cle + jeton`', { kind: 'access-tightened', before: 'cle', after: 'cle + jeton' }],
    [', accès restreint de libre à `cle`', { kind: 'access-tightened', before: '', after: 'cle' }],
    [', accès élargi de `cle` à libre', { kind: 'access-relaxed', before: 'cle', after: '' }],
    [', accès élargi de `a | b` à `a` | libre', { kind: 'access-relaxed', before: 'a | b', after: 'a | ' }],
    [', obligatoire', { kind: 'required-added' }],
    [', devenu obligatoire', { kind: 'made-required' }],
    [', devenu facultatif', { kind: 'made-optional' }],
    [', désormais en lecture seule', { kind: 'made-read-only' }],
    [', désormais en écriture seule', { kind: 'made-write-only' }],
    [', désormais en lecture et en écriture', { kind: 'made-read-write' }],
    [', type changé de `number` à `integer`', { kind: 'type-narrowed', before: 'number', after: 'integer' }],
    [', type changé de `string` à quelconque', { kind: 'type-widened', before: 'string', after: '' }],
    [', type changé de `string` à `boolean`', { kind: 'type-changed', before: 'string', after: 'boolean' }],
    [
      ', borne resserrée de `maximum: 9` à `maximum: 5`',
      { kind: 'bound-tightened', before: 'maximum: 9', after: 'maximum: 5' },
    ],
    [', borne resserrée\u00a0: `maximum: 5`', { kind: 'bound-tightened', after: 'maximum: 5' }],
    [
      ', borne élargie de `minimum: 5` à `minimum: 3`',
      { kind: 'bound-widened', before: 'minimum: 5', after: 'minimum: 3' },
    ],
    [', borne élargie\u00a0: plus de `maximum: 5`', { kind: 'bound-widened', before: 'maximum: 5' }],
    [', nouvelle forme `Piece`', { kind: 'variant-added', after: 'Piece' }],
    [', nouvelle forme', { kind: 'variant-added' }],
    [', forme retirée `Piece`', { kind: 'variant-removed', before: 'Piece' }],
    [', forme retirée', { kind: 'variant-removed' }],
    [', nouvelle règle `enum`', { kind: 'rule-added', after: 'enum' }],
    [', règle levée `pattern: "a"`', { kind: 'rule-removed', before: 'pattern: "a"' }],
    [', règle levée `enum`', { kind: 'rule-removed', after: 'enum' }],
    [', règle durcie de `not: {}` à `not: true`', { kind: 'rule-tightened', before: 'not: {}', after: 'not: true' }],
    [', règle assouplie `if`', { kind: 'rule-relaxed', after: 'if' }],
    [', nom changé de `id` à `visiteId`', { kind: 'renamed', before: 'id', after: 'visiteId' }],
    [', valeurs remplacées de `a, b` à `c`', { kind: 'values-replaced', before: 'a, b', after: 'c' }],
    [', détail changé à `discriminator: a`', { kind: 'detail-changed', after: 'discriminator: a' }],
    [
      ', règle changée de `format: "date"` à `format: "uuid"`',
      { kind: 'rule-changed', before: 'format: "date"', after: 'format: "uuid"' },
    ],
    [', règle changée `style`', { kind: 'rule-changed', before: 'style', after: 'style' }],
    [', règle changée `if`', { kind: 'rule-changed', after: 'if' }],
    [', règle changée `discriminator: chat`', { kind: 'rule-changed', before: 'discriminator: chat' }],
    [', règle changée', { kind: 'rule-changed' }],
    [', valeur par défaut changée de `1` à `2`', { kind: 'default-changed', before: '1', after: '2' }],
    [', valeur par défaut changée à `2`', { kind: 'default-changed', after: '2' }],
    [', valeur par défaut changée de `1`', { kind: 'default-changed', before: '1' }],
    [', type de contenu `text/csv`', { kind: 'media-type-added', after: 'text/csv' }],
    [', type de contenu `text/csv`', { kind: 'media-type-removed', before: 'text/csv' }],
  ])('writes « %s » for %j', (want, change) =>
    expect(textOf(change, { owner: schema, field: ['nom'] })).toBe(`champ \`nom\`${want}`),
  );
});
