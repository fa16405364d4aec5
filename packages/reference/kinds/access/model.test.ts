import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@apidoc/openapi';
import { links } from '@apidoc/richtext/testing';
import { buildReference } from '../reference';
import { access } from './kind';

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
    ['the standard scope', {}, [['lire']], [true, true]],
    ['a scope of its own', { security: [{ oauth2: ['integrer'] }] }, [['integrer']], [true, false]],
    ['two scopes at once', { security: [{ oauth2: ['lire', 'integrer'] }] }, [['lire', 'integrer']], [true, false]],
    ['two alternatives', { security: [{ oauth2: ['integrer'] }, { cle: [] }] }, [['integrer'], []], [true, true]],
    ['no authentication', { security: [] }, [], [true, true]],
    ['an unknown scope', { security: [{ oauth2: ['autre'] }] }, [['autre']], [false, false]],
  ])('reads %s', (_name, operation, scopes, open) => {
    expect(accessOf(operation)).toMatchObject({ scopes, open });
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
    expect(text).toContain('| `lire` | Droit _lire_. | oui | oui | 1 |');
    expect(text).toMatch(/\| \[Lire\]\([^)]*\) \| `lire` \| oui \| oui \| la coordination \|/);
  });

  it('is found by the names of scopes', () => {
    expect(page?.toSearchPage().passages).toContainEqual({ text: 'Droit lire.', section: 'lire', anchor: 'lire' });
  });
});
