import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '@reliure/openapi/node';
import { toPages } from './pages.ts';
import { buildReference, type Reference } from './reference.ts';
import { writePage } from './testing/writePage.ts';

let reference: Reference;
let warnings: readonly unknown[];
beforeAll(async () => {
  const contract = await loadContract(join(import.meta.dirname, 'testing/openapi32.yaml'));
  ({ warnings } = contract);
  reference = buildReference(contract);
});

/** Returns the passages of a page for the search, as one text. */
function searched(slug: string): string {
  const page = toPages(reference).find((one) => one.slug === slug);
  return JSON.stringify(page?.toSearchPage());
}

describe('the reference of an OpenAPI 3.2 contract', () => {
  it('has no warnings', () => expect(warnings).toEqual([]));

  it('nests the groups, and leaves out tags of other kinds', () => {
    expect(reference.landing.groups.map(({ title, section, parents }) => [title, section, parents])).toEqual([
      ['Network', 'Network', []],
      ['Stations', 'Network', ['Network']],
      ['Sensors', 'Network', ['Network']],
      ['Readings', 'Readings', []],
      ['Live readings', 'Readings', ['Readings']],
      ['Archive', 'Readings', ['Readings']],
    ]);
  });

  it('offers a document for tools without 3.2, and says what it lacks', () => {
    const older = reference.landing.downloads.find(({ path }) => path === '/openapi-3.1.json');
    expect(older?.description).toContain('il y manque\u00a0: QUERY /stations, COPY /stations');
  });

  it('counts the operations of each label', () => {
    expect(reference.landing.labels).toEqual([
      { kind: 'Public', title: 'Partners', count: 1 },
      { kind: 'Mention', title: 'Beta', count: 1 },
    ]);
  });

  it.each([
    ['the name of a server', 'introduction', '**Production** `https://api.stations.example`'],
    ['a deprecated scheme', 'introduction', '`X-Key` (obsolète)'],
    ['the metadata of an OAuth server', 'introduction', 'Métadonnées du serveur OAuth'],
    ['the flow for devices', 'introduction', '`https://login.stations.example/device`'],
    ['a method with a member of its own', 'search-stations', 'QUERY /stations'],
    ['an additional method', 'copy-a-station', 'COPY /stations'],
    ['a label', 'copy-a-station', '**Mention**'],
    ['a whole query string', 'list-stations', 'Chaîne de requête'],
    ['the text of an example of a parameter', 'list-stations', 'S’écrit\u00a0: `country=fr&active=true`'],
    ['a cookie as it is sent', 'list-stations', '`session=a; session=b`'],
    ['the summary of a response', 'list-stations', 'The stations, page by page'],
    ['the summary beside a reference', 'list-stations', 'Nothing new'],
    ['the description beside a reference', 'list-stations', 'Since the version that you have.'],
    ['a shared media type', 'list-stations', '"code": "PAR"'],
    ['the text of an example', 'list-stations', '<![CDATA[<b>Roof</b>]]>'],
    ['an attribute of XML', 'list-stations', 'attribut XML `code`'],
    ['the text of an XML element', 'list-stations', 'texte de l’élément XML'],
    ['the items of a stream', 'follow-readings', '`application/jsonl`, une suite de valeurs'],
    ['JSON lines', 'follow-readings', '{"kind":"rain","mm":2}\n{"celsius":20}'],
    ['events', 'follow-readings', 'event: reading\ndata: {"celsius":20}'],
    ['a variant by default', 'follow-readings', 'Temperature, dans tous les autres cas'],
    ['parts by position', 'replace-a-sensor', 'Partie 1'],
    ['the media type of a part', 'replace-a-sensor', 'en text/csv'],
    ['the header of a part', 'replace-a-sensor', '`Content-Location`'],
  ])('writes %s', (_name, slug, want) => expect(writePage(reference, slug)).toContain(want));

  it.each([
    ['the summary of a response', 'list-stations', 'The stations, page by page'],
    ['the name of a server', 'introduction', 'Production'],
    ['a whole query string', 'list-stations', 'The whole query.'],
    ['the schema of a stream', 'follow-readings', 'celsius'],
    ['the header of a part', 'replace-a-sensor', 'Its file.'],
  ])('gives the search %s', (_name, slug, want) => expect(searched(slug)).toContain(want));
});
