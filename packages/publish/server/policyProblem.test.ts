import { describe, expect, it } from 'vitest';
import { policyProblem } from './policyProblem.ts';

describe('policyProblem', () => {
  const policy = "default-src 'none'; img-src 'self' data: https://a.example *.b.example; frame-src https:";

  it.each([
    ['img', './a.png', true],
    ['img', 'https://a.example/a.png', true],
    ['img', 'http://a.example/a.png', false],
    ['img', 'https://c.b.example/a.png', true],
    ['img', '//d.example/a.png', false],
    ['iframe', 'https://d.example', true],
    ['iframe', '/a', false],
    ['video', '/a.mp4', false],
    ['a', 'https://d.example', true],
  ])('for <%s> with %s says whether it is allowed: %s', (element, url, isAllowed) =>
    expect(policyProblem({ element, url }, policy) === null).toBe(isAllowed),
  );
});
