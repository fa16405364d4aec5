import { frontMatterOf } from '@reliure/richtext';
import { blankContract, blankGuide, proseMembers } from '../spelling/blank.ts';
import type { TextKind } from './discouragedWordings.ts';

/** Texts that are checked for discouraged wordings, and how everything but prose is blanked in them. */
interface CheckedTexts {
  readonly kind: TextKind;
  readonly files: readonly string[];
  readonly blank: (text: string) => string;
}

/** Returns the texts of a site that are checked for discouraged wordings. Those of past releases stay as they were. */
export function toCheckedTexts(folder: string): readonly CheckedTexts[] {
  return [
    {
      kind: 'contract',
      files: [`${folder}/contract/**/*.yaml`, `!${folder}/contract/versions/**`],
      blank: blankContractTexts,
    },
    { kind: 'guides', files: [`${folder}/{docs,blog,src}/**/*.{md,mdx}`], blank: blankGuideTexts },
  ];
}

/** Members of the contract’s YAML that visitors read. `x-search-phrases` imitates how visitors type. */
const shownMembers = proseMembers.filter((member) => member !== 'x-search-phrases');
const shownInErrors = ['detail', 'message'];

function blankContractTexts(text: string): string {
  return blankContract(text, [...shownMembers, ...shownInErrors]);
}

/** Blanks a guide’s code, and the parts of its front matter that contain the words of visitors. */
export function blankGuideTexts(text: string): string {
  const front = frontMatterOf(text);
  const shown = front.replace(/^(?: {2}- |description: ).*$/gm, (line) => ' '.repeat(line.length));
  return blankGuide(shown + text.slice(front.length));
}
