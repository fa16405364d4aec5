import { describe, expect, it } from 'vitest';
import type { OperationsBlock, SectionBlock } from '@reliure/page';
import { buildReference } from '../reference.ts';
import { emptySite } from '../siteContext.ts';
import { describeLanding } from './describe.ts';
import { describeStart } from './describeStart.ts';

interface Operation {
  readonly method: string;
  readonly tag: string;
  readonly deprecated?: boolean;
}

/** Builds the groups of the landing page of a contract with these operations. */
function groupsOf(...operations: readonly Operation[]): readonly SectionBlock[] {
  const paths = operations.map(({ method, tag, ...more }, index) => [
    `/${index}`,
    { [method]: { summary: `${method} ${index}`, tags: [tag], ...more } },
  ]);
  const { landing, introduction } = buildReference({ document: { paths: Object.fromEntries(paths) } });
  const [list] = describeLanding(landing, introduction, emptySite).filter((block) => block.kind === 'filter');
  return list?.blocks.filter((block) => block.kind === 'section') ?? [];
}

function mainOperations({ blocks }: SectionBlock): readonly string[] | undefined {
  const list = blocks.find((block): block is OperationsBlock => block.kind === 'operations');
  return list?.collapsed?.main.map(({ title }) => title);
}

const repeat = (count: number, operation: Operation) => Array.from({ length: count }, () => operation);
const read = { method: 'get', tag: 'Livres' };
const write = { method: 'post', tag: 'Livres' };
const other = { method: 'delete', tag: 'Prêts' };

describe('describeLanding', () => {
  it.each([
    ['a small contract', [read, write, other], ['group', 'group']],
    ['many operations of several groups', [...repeat(12, read), other], ['card', 'card']],
    ['many operations of a single group', repeat(13, read), ['group']],
    ['hundreds of operations of a single group', repeat(201, read), ['card']],
  ])('shows %s', (_name, operations, looks) => expect(groupsOf(...operations).map(({ look }) => look)).toEqual(looks));

  it('shows first a current operation, and one that does something else', () => {
    const groups = groupsOf({ ...read, deprecated: true }, ...repeat(12, read), write, other);
    expect(groups.map(mainOperations)).toEqual([['get 1', 'post 13'], ['delete 14']]);
  });

  it('shows the first operation of a group in which all are deprecated', () => {
    const groups = groupsOf(...repeat(12, { ...read, deprecated: true }), other);
    expect(groups.map(mainOperations)).toEqual([['get 0'], ['delete 12']]);
  });
});

describe('describeStart', () => {
  it('adds their names to security schemes that are called the same', () => {
    const bearer = { type: 'http', scheme: 'bearer' };
    const securitySchemes = { user: bearer, admin: bearer, key: { type: 'apiKey', in: 'header', name: 'X-Key' } };
    const { introduction } = buildReference({ document: { components: { securitySchemes }, paths: {} } });
    const text = JSON.stringify(describeStart(introduction, emptySite));
    expect(['"user"', '"admin"', '"key"'].map((name) => text.includes(`"value":${name}`))).toEqual([true, true, false]);
  });
});
