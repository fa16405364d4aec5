import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { toPlainText } from '@reliure/richtext';
import { links } from '@reliure/richtext/markdown/testing/links.ts';
import { buildReference } from '../reference.ts';
import { access } from './kind.ts';

const flow = (...scopes: readonly string[]) => ({
  tokenUrl: 'https://a.example',
  scopes: Object.fromEntries(scopes.map((scope) => [scope, `Droit *${scope}*.`])),
});

const oauth2 = {
  type: 'oauth2',
  flows: { clientCredentials: flow('lire', 'ecrire', 'integrer'), authorizationCode: flow('lire', 'ecrire') },
};

function build(
  operations: Readonly<Record<string, JsonObject>>,
  schemes: JsonObject = { oauth2, cle: { type: 'apiKey' } },
) {
  const paths = Object.fromEntries(Object.entries(operations).map(([path, operation]) => [path, { get: operation }]));
  return buildReference({
    document: { security: [{ oauth2: ['lire'] }], paths, components: { securitySchemes: schemes } },
  });
}

const accessOf = (operation: JsonObject) => build({ '/a': operation }).access?.groups[0]?.operations[0];

describe('buildAccessPage', () => {
  it.each([
    ['the standard scope', {}, 'lire', [true, true]],
    ['a scope of its own', { security: [{ oauth2: ['integrer'] }] }, 'integrer', [true, false]],
    ['two scopes at once', { security: [{ oauth2: ['lire', 'integrer'] }] }, 'lire et integrer', [true, false]],
    ['two alternatives', { security: [{ oauth2: ['integrer'] }, { cle: [] }] }, 'integrer ou cle', [true, true]],
    ['a scheme without scopes', { security: [{ cle: [] }] }, 'cle', [true, true]],
    ['a role', { security: [{ cle: ['admin'] }] }, 'cle admin', [true, true]],
    ['an optional token', { security: [{ oauth2: ['lire'] }, {}] }, 'lire ou sans authentification', [true, true]],
    ['no authentication', { security: [] }, 'sans authentification', [true, true]],
    ['an empty alternative', { security: [{}] }, 'sans authentification', [true, true]],
    ['an unknown scope', { security: [{ oauth2: ['autre'] }] }, 'autre', [false, false]],
    ['an unknown scheme', { security: [{ absent: [] }] }, 'absent', [true, true]],
  ])('reads %s', (_name, operation, requirements, open) => {
    const read = accessOf(operation);
    expect([toPlainText(read?.requirements ?? []), read?.open]).toEqual([requirements, open]);
  });

  it('separates the scopes of several schemes', () => {
    const machine = { type: 'oauth2', flows: { clientCredentials: flow('lire') } };
    const personne = { type: 'oauth2', flows: { authorizationCode: flow('lire') } };
    const page = build(
      { '/a': { security: [{ machine: ['lire'] }] }, '/b': { security: [{ personne: [] }] } },
      {
        machine,
        personne,
      },
    ).access;
    expect(page?.scopes.map(({ scheme, name, anchor, open, count }) => [scheme, name, anchor, ...open, count])).toEqual(
      [
        ['machine', 'lire', 'lire', true, false, 1],
        ['personne', 'lire', 'lire-2', false, true, 0],
      ],
    );
    expect(page?.groups[0]?.operations.map(({ requirements, open }) => [toPlainText(requirements), ...open])).toEqual([
      ['machine lire', true, false],
      ['personne', false, true],
    ]);
  });

  it('reads who alone may call an operation', () => {
    expect(accessOf({ 'x-reserved-to': 'la coordination' })?.reservedTo).toBe('la coordination');
    expect(accessOf({})).not.toHaveProperty('reservedTo');
  });

  it('lists each scope with its callers and the number of its operations', () => {
    const page = build({ '/a': {}, '/b': {}, '/c': { security: [{ oauth2: ['integrer'] }] } }).access;
    expect(page?.callers).toEqual(['Application', 'Personne']);
    expect(page?.scopes.map(({ name, anchor, open, count }) => [name, anchor, ...open, count])).toEqual([
      ['lire', 'lire', true, true, 2],
      ['ecrire', 'ecrire', true, true, 0],
      ['integrer', 'integrer', true, false, 1],
    ]);
  });

  it('has no page without scopes', () => {
    const reference = build({ '/a': {} }, { cle: { type: 'apiKey' } });
    expect(reference.access).toBeNull();
    expect(access.toPages(reference)).toEqual([]);
  });
});

describe('the page of access rights', () => {
  const [page] = access.toPages(build({ '/a': { summary: 'Lire', 'x-reserved-to': 'la coordination' } }));

  it('is written as Markdown', () => {
    const text = page?.markdownVersion.render(links);
    expect(text).toContain(
      '| `lire` | Droit _lire_. | oui | oui | [1](https://site.example/api/acces?filtre=lire#operations) |',
    );
    expect(text).toMatch(/\| `GET` \[Lire\]\([^)]*\) \| `lire` \| oui \| oui \| la coordination \|/);
  });

  it('is found by the names of scopes', () => {
    expect(page?.toSearchPage().passages).toContainEqual({ text: 'Droit lire.', section: 'lire', anchor: 'lire' });
  });
});
