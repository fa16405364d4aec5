import { describe, expect, it } from 'vitest';
import { serialize } from '@reliure/richtext';
import { toSecurity } from './security.ts';
import { scopesWording, securityWording } from './securityWording.ts';

const schemes = { key: {}, oauth: {}, cert: {}, oidc: {} };
const toMarkdown = (text: ReturnType<typeof securityWording>) =>
  serialize([...text])
    .trim()
    .replace(/\]\([^)]*\)/g, ']');

const cases = [
  [undefined, 'sans authentification', 'sans authentification'],
  [[], 'sans authentification', 'sans authentification'],
  [[{}], 'sans authentification', 'sans authentification'],
  [[{ key: [] }], '[key]', '[key]'],
  [[{ key: [] }, {}], '[key] ou sans authentification', '[key] ou sans authentification'],
  [[{}, { oauth: ['w'] }], 'sans authentification ou [oauth] `w`', 'sans authentification ou `w`'],
  [[{ key: [] }, { oauth: ['w'] }], '[key] ou [oauth] `w`', '[key] ou `w`'],
  [[{ oauth: ['r', 'w'], key: [] }], '[oauth] `r` `w` et [key]', '`r` et `w` et [key]'],
  [[{ oauth: [] }], '[oauth]', '[oauth]'],
  [[{ key: ['admin'] }, { cert: [] }], '[key] `admin` ou [cert]', '[key] `admin` ou [cert]'],
  [[{ oidc: ['openid'], cert: [] }], '[oidc] `openid` et [cert]', '[oidc] `openid` et [cert]'],
  [[{ other: [] }], 'other', 'other'],
] as const;

describe('securityWording', () => {
  it.each(cases)('words %j as « %s »', (given, want) =>
    expect(toMarkdown(securityWording(toSecurity(given, schemes)))).toBe(want),
  );
});

describe('scopesWording', () => {
  it.each(cases)('words %j by the scopes of one scheme', (given, _full, want) =>
    expect(toMarkdown(scopesWording(toSecurity(given, schemes), 'oauth'))).toBe(want),
  );

  it('names the schemes if several have scopes', () =>
    expect(toMarkdown(scopesWording(toSecurity([{ oauth: ['r'] }, { oidc: ['r'] }], schemes), undefined))).toBe(
      '[oauth] `r` ou [oidc] `r`',
    ));
});
