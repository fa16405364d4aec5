import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const guide = await readFile('site/docs/reperes/choix-conception.md', 'utf8');
const rules = await readFile('checks/contract/redocly.yaml', 'utf8');
const choices = guide.split(/^## /m).filter((section) => /^\d+\. /.test(section));

describe('the guide about design', () => {
  it('explains ten choices', () => expect(choices).toHaveLength(10));

  it.each(choices.map((text) => [text.split(' {#')[0] ?? '', text] as const))(
    'names a rule of the contract for « %s »',
    (_, text) => {
      const [, named = ''] = /^Vérifié par (.*)$/m.exec(text) ?? [];
      const names = [...named.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      expect(names).not.toEqual([]);
      expect(names.filter((name) => !new RegExp(`^  ${name}:`, 'm').test(rules))).toEqual([]);
    },
  );
});
