import { describe, expect, it } from 'vitest';
import { links } from '@reliure/richtext/markdown/testing/links.ts';
import { buildReference } from '../reference.ts';
import { writePage } from '../testing/writePage.ts';
import { knownIssues as kind } from './kind.ts';

const open = {
  id: 'tri-inverse',
  title: 'Le tri est inversé',
  since: '2026-11-01',
  operations: ['lister', 'inconnue'],
  description: 'Les livres sont dans l’ordre `Z` à `A`.',
  workaround: 'Triez la liste vous-même.',
};
const fixed = {
  ...{ id: 'page-vide', title: 'La page est vide', since: '2026-10-02', fixed: '2026-10-05' },
  description: 'Rien.',
};
const build = (issues: unknown) =>
  buildReference({
    document: {
      paths: {
        '/livres': { get: { summary: 'Lister', operationId: 'lister' }, post: { summary: 'Ajouter' } },
      },
      ...(issues !== undefined && { 'x-known-issues': issues }),
    },
  });
const write = (issues: unknown) => kind.toPages(build(issues))[0]?.markdownVersion.render(links);

describe('known issues', () => {
  it('are listed on a page, open ones first', () =>
    expect(write([fixed, open])).toMatchInlineSnapshot(`
      "# Problèmes connus

      Page : <https://site.example/api/lire>. Index de toutes les pages : <https://site.example/llms.txt>

      Les défauts de l’API que nous avons confirmés, avec ce que vous pouvez faire en attendant leur correction. Un défaut corrigé reste ici : vos journaux peuvent en contenir la trace.

      ## À corriger

      ### Le tri est inversé

      Les livres sont dans l’ordre \`Z\` à \`A\`.

      - **Constaté le** : 1ᵉʳ novembre 2026
      - **Opérations** : [Lister](https://site.example/api/lister)
      - **En attendant** : Triez la liste vous-même.

      ## Corrigés

      ### La page est vide

      Rien.

      - **Constaté le** : 2 octobre 2026
      - **Corrigé le** : 5 octobre 2026
      "
    `));

  it('have a page even if none is open', () => {
    expect(write([])).toContain('Aucun problème connu n’attend de correction.');
    expect(kind.toPages(build([fixed]))[0]?.catalogue?.count).toBe(0);
  });

  it('have no page if the contract has no list', () => expect(kind.toPages(build(undefined))).toEqual([]));

  it('are found by their words', () =>
    expect(
      kind
        .toPages(build([open]))[0]
        ?.toSearchPage()
        .passages.at(-1),
    ).toEqual({
      text: 'Les livres sont dans l’ordre Z à A. Triez la liste vous-même.',
      section: 'Le tri est inversé',
      anchor: 'tri-inverse',
    }));

  it('are announced on the pages of their operations as long as they are open', () => {
    const affected = { ...fixed, operations: ['lister'] };
    const reference = build([open, affected]);
    const [list, add] = reference.operations;
    expect([list?.knownIssues, add?.knownIssues]).toEqual([
      [{ path: 'reference:/problemes-connus#tri-inverse', title: 'Le tri est inversé' }],
      undefined,
    ]);
    expect(writePage(reference, 'lister')).toContain('Problème connu\u00a0: [Le tri est inversé](');
  });

  it('keep a date that is not one', () => expect(write([{ ...open, since: 'hier' }])).toContain('hier'));
});
