import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { languages, type Language } from '@reliure/language';
import { slugify } from '@reliure/openapi';
import type { Problem, FileProblem } from '@reliure/openapi';
import { identityProblems } from '@reliure/preset/node';
import { toFolderProblem } from './toFolderProblem.ts';
import { toIdentity } from './toIdentity.ts';

/** The options of the command that are about the new site. */
export interface Options {
  readonly language: Language;
  readonly contract: string;
  readonly title: string;
  readonly url: string;
  readonly tagline?: string;
  readonly folder: string;
}

const needed = ['contract', 'title', 'url'] as const;

/** The options as they are given to the command. */
export type WrittenOptions = Readonly<Partial<Record<keyof Options, string>>>;

/** A problem of an option; the option takes the place of a file. */
type OptionProblem = FileProblem & { readonly isMissing: boolean };

/** Finds what is wrong with the options of the command, before anything is read or written. */
export function optionProblems(options: WrittenOptions): readonly OptionProblem[] {
  const missing = needed.filter((name) => options[name] === undefined);
  const { contract = '', title = 'T', url = 'https://docs.company.com', tagline = 'T', folder } = options;
  const language = chosenLanguage(options);
  // Read from what they will become, so that a build refuses nothing else.
  const identity = toIdentity({ language: language ?? 'en', title, url, tagline, contract: 'openapi.yaml' });
  const settings = identityProblems(identity, '.');
  const wrong = settings.map(({ pointer = '', message, remedy }) => ({
    file: `--${pointer}`,
    message,
    // A setting that would allow the address is not an option.
    remedy: pointer === 'url' ? examples.url : remedy,
  }));
  const isTitled = options.title !== undefined && title.trim() !== '';
  const found: readonly FileProblem[] = [
    ...(missing.includes('contract') ? [] : toProblems('--contract', toContractProblem(contract))),
    ...(language === null ? toProblems('--language', toLanguageProblem(options.language)) : []),
    ...wrong.filter(({ file }, index) => wrong.findIndex((other) => other.file === file) === index),
    ...(isTitled || folder !== undefined ? toProblems('[folder]', toFolderProblem(folder ?? slugify(title))) : []),
  ];
  return [
    ...missing.map((name) => ({
      file: `--${name}`,
      message: 'This option is missing.',
      remedy: examples[name],
      isMissing: true,
    })),
    ...found.map((problem) => ({ ...problem, isMissing: false })),
  ];
}

/** Reads options that have no problems. The folder is the title in lower case by default. */
export function readOptions(written: WrittenOptions): Options {
  const { contract = '', title = '', url = '', tagline, folder = slugify(title) } = written;
  const language = chosenLanguage(written) ?? 'en';
  return { language, contract, title, url, folder, ...(tagline !== undefined && { tagline }) };
}

const examples = {
  contract: 'Name the root file of the contract, as in --contract ../api/openapi.yaml.',
  title: 'Name the API, as in --title "Shop API".',
  url: 'Write the origin of the published site, as in --url https://docs.company.com.',
} as const;

function toLanguageProblem(written = ''): Problem {
  return { message: `There are no texts in ${JSON.stringify(written)}.`, remedy: `Write ${languages.join(' or ')}.` };
}

/** Returns the language of a new site, which is English by default; `null` if the command names one without texts. */
function chosenLanguage({ language = 'en' }: WrittenOptions): Language | null {
  return languages.find((name) => name === language) ?? null;
}

function toProblems(file: string, problem: Problem | null): readonly FileProblem[] {
  return problem === null ? [] : [{ file, ...problem }];
}

/** Returns why a file cannot be read as a contract; `null` if it can. */
function toContractProblem(contract: string): Problem | null {
  const remedy = 'Write the path of the contract’s root file.';
  if (/^https?:/.test(contract)) return { message: `${contract} is not a file.`, remedy: 'Download it first.' };
  if (!existsSync(contract)) return { message: `There is no file ${JSON.stringify(contract)}.`, remedy };
  if (!statSync(contract).isFile()) return { message: `${JSON.stringify(contract)} is not a file.`, remedy };
  try {
    accessSync(contract, constants.R_OK);
    return null;
  } catch {
    return { message: `${JSON.stringify(contract)} cannot be read.`, remedy: 'Give yourself the right to read it.' };
  }
}
