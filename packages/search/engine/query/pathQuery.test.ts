import { describe, expect, it } from 'vitest';
import { matchPath, toPathPattern } from './pathQuery.ts';

describe('toPathPattern', () => {
  it.each([
    ['/v1/visites', '', ['v1', 'visit']],
    ['GET /v1/visites/{visiteId}', 'get', ['v1', 'visit', '{}']],
    ['post v1/visites', 'post', ['v1', 'visit']],
    ['https://api.visites.example/v1/visites/42/notes?limite=5#haut', '', ['v1', 'visit', '{}', 'not']],
    ['/v1/visites/1b2c3d4e-5f60-4718-9a2b-3c4d5e6f7081/', '', ['v1', 'visit', '{}']],
    ['/visites/:id/livraison', '', ['visit', '{}', 'livr']],
    ['/v1/visites/$VISITE/notes', '', ['v1', 'visit', '{}', 'not']],
    ['reglages/ecarts', '', ['regl', 'ecart']],
    ['/Évènements', '', ['even']],
    ['/visites/VIS-2026-0012/*', '', ['visit', '{}', '{}']],
    ['GET visites', 'get', ['visit']],
    ['Patch visite livraison', 'patch', ['visit', 'livr']],
    ['QUERY /visites', 'query', ['visit']],
    ['query visites', 'query', ['visit']],
    ['VERSION-CONTROL /visites/3', 'version-control', ['visit', '{}']],
    ['M_1 /visites', 'm_1', ['visit']],
    ['/', '', []],
  ])('reads « %s » as %s %j', (query, method, segments) => {
    expect(toPathPattern(query)).toEqual({ method, segments });
  });

  it.each(['visites', 'GET', 'une visite / deux visites par jour', '', 'If-Match', 'PATCH 412'])(
    'returns null for « %s »',
    (query) => {
      expect(toPathPattern(query)).toBeNull();
    },
  );
});

describe('matchPath', () => {
  const path = { method: 'post', segments: ['v1', 'visit', '{}', 'not'] };

  it.each([
    ['/v1/visites/{id}/notes', 1],
    ['POST /v1/visites/3/notes', 1],
    ['GET /v1/visites/3/notes', 0],
    ['/visites/3/notes', 0.75],
    ['/v1/visites', 0.5],
    ['/notes', 0.25],
    ['POST visite', 0.25],
    ['visites/notes', 0.5],
    ['/v1/visites/3/notes/4', 0],
    ['/tiers', 0],
    ['/', 0],
  ])('matches « %s » with %d of the path', (query, want) => {
    const queryPath = toPathPattern(query);
    expect(queryPath === null ? null : matchPath(queryPath, path)).toBeCloseTo(want);
  });
});
