import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { markCode } from './markCode.ts';

const compile = (text: string): void => markCode()(fromMarkdown(text), { path: 'a.md' });

describe('markCode', () => {
  it('accepts code in a language with a grammar, and text', () => {
    expect(() => compile('```json\n1\n```\n\n```text\na\n```\n\n```\nb\n```\n')).not.toThrow();
  });

  it('reports all other languages, with their lines', () => {
    expect(() => compile('```ruby\n1\n```\n\n```cobol\n1\n```\n')).toThrow(/^a\.md:1\n[^]+\n\na\.md:5\n/);
  });

  it('suggests a language that is highlighted', () => {
    expect(() => compile('```pyton\n1\n```')).toThrow('Did you mean "python"?');
  });
});
