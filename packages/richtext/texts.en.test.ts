import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import {
  downloadsAnchor,
  errorPath,
  listForms,
  referenceLabel,
  sharedPicturePath,
  statusAnchor,
  toPageLine,
  toRedirectPage,
  toRichText,
} from './index.ts';
import { serialize } from './markdown/serialize.ts';
import { toLabelled, toParagraph } from './markdown/nodes.ts';

describe('addresses', () => {
  const addresses = () => [errorPath('late'), statusAnchor('409'), downloadsAnchor(), sharedPicturePath('docs')];

  it('are in the language of the site', () => {
    expect(addresses()).toEqual(['reference:/erreurs/late', 'statut-409', 'telechargements', '/partage/docs.png']);
    setLanguage('en');
    expect(addresses()).toEqual(['reference:/errors/late', 'status-409', 'downloads', '/sharing/docs.png']);
  });

  it('are in the language that a component gives', () => {
    setLanguage('en');
    expect([downloadsAnchor('fr'), sharedPicturePath('docs', 'fr')]).toEqual(['telechargements', '/partage/docs.png']);
    expect(referenceLabel('fr')).toBe('Référence API');
  });
});

describe('texts in English', () => {
  beforeEach(() => setLanguage('en'));

  it('have no space before a colon', () =>
    expect(serialize([toPageLine('/a'), toParagraph(...toLabelled('Cause', ['late']))])).toBe(
      'Page: [/a](/a)\n\n**Cause**: late\n',
    ));

  it('name the reference, and headings without words', () => {
    expect(referenceLabel()).toBe('API reference');
    expect(toRichText('# …')).toMatchObject([{ data: { id: 'heading' } }]);
  });

  it('do not offer files for spreadsheets that are set to French', () => expect(listForms()).toEqual(['csv', 'json']));

  it('mark redirect pages as English', () =>
    expect(toRedirectPage({ href: '/a', title: 'A' })).toContain('<html lang="en">'));
});
