import { expect, it } from 'vitest';
import { buildReference } from '../reference.ts';
import { withAnnouncedEnds } from './announcedEnds.ts';

const headers = { Sunset: { example: 'Wed, 30 Jun 2027 23:59:59 GMT' } };
const { operations } = buildReference({
  document: {
    paths: {
      '/livres': {
        get: { summary: 'Lister', deprecated: true, responses: { 200: { headers } } },
        post: { summary: 'Ajouter', deprecated: true },
        put: { summary: 'Ranger' },
      },
      '/livres/{id}': { get: { summary: 'Lire' } },
    },
  },
});
const until = '2027-06-30';

it('withAnnouncedEnds adds the end of operations whose headers have none, and the ends that concern others', () => {
  const pages = withAnnouncedEnds(operations, [
    { subject: { operation: 'GET /livres' }, on: ['GET /livres'], until: '2027-03-31' },
    { subject: { operation: 'POST /livres' }, on: ['POST /livres'], until, since: '2026-12-01' },
    { subject: { text: 'Ordre `b`' }, on: ['PUT /livres query.tri = b', 'Livre'], until },
  ]);
  expect(
    pages.map(({ title, withdrawal, deadlines }) => [
      title,
      withdrawal,
      deadlines?.map(({ dayText, path }) => `${dayText} ${path}`),
    ]),
  ).toEqual([
    ['Lister', 'Retrait le 30 juin 2027.', undefined],
    ['Ajouter', 'Obsolète depuis le 1ᵉʳ décembre 2026, retrait le 30 juin 2027.', undefined],
    ['Ranger', undefined, ['30 juin 2027 reference:/retraits#ordre-b']],
    ['Lire', undefined, undefined],
  ]);
});
