import { expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { createValidator } from '../createValidator.ts';
import { applyTo } from './apply.ts';

const any = { $ref: '#/components/schemas/Any' };
const variants = ['a', 'b', 'c', 'd'].map((type) => ({
  properties: { child: any, list: { type: 'array', items: any }, type: { const: type } },
  required: ['type'],
}));
const document = { components: { schemas: { Any: { oneOf: variants } } } };

/** Returns a value that contains itself to a depth, with a wrong one in its middle. */
function nested(depth: number): unknown {
  return depth === 0 ? { type: 'x' } : { child: nested(depth - 1), list: [{ type: 'b' }], type: 'a' };
}

it('takes as long for each level of a choice whose schemas all contain it', () => {
  const resolve = createResolve(document);
  const calls = [3, 6, 9].map((depth) => {
    let count = 0;
    const { failures } = applyTo(nested(depth), any, {
      resolve: (node) => {
        count += 1;
        return resolve(node);
      },
    });
    expect(failures).toHaveLength(1);
    return count;
  });
  const [three = 0, six = 0, nine = 0] = calls;
  expect(nine - six).toBe(six - three);
});

it('reports what is wrong in the middle of such a value', () => {
  const violations = createValidator(any, document, 'request')(nested(9));
  expect(violations.map(({ pointer }) => pointer)).toEqual([`${'/child'.repeat(9)}/type`]);
});
