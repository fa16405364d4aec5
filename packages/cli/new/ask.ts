import process from 'node:process';
import prompts from 'prompts';
import { languages } from '@reliure/language';
import { isObject, member, slugify, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { loadContract } from '@reliure/openapi/node';
import { optionProblems, type WrittenOptions } from './optionProblems.ts';

/** The answer to one question; nothing if it was interrupted. */
type Answer = Readonly<Record<string, unknown>>;

/** Whether somebody can be asked. */
export function isTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/**
 * Asks for the options that are missing.
 *
 * @returns All options; `null` if the questions were interrupted.
 * @throws ProblemsError for a contract that a build would refuse.
 */
export async function ask(written: WrittenOptions): Promise<WrittenOptions | null> {
  const contract = written.contract ?? (await askText('contract', 'OpenAPI document', 'openapi.yaml'));
  if (contract === null) return null;
  const { document } = await loadContract(contract);
  const title = written.title ?? (await askText('title', 'Name of the API', titleOf(document)));
  if (title === null) return null;
  const url = written.url ?? (await askText('url', 'Address of the published site', guessUrl(document)));
  if (url === null) return null;
  const language = written.language ?? (await askLanguage());
  if (language === null) return null;
  const folder = written.folder ?? (await askText('folder', 'New folder', slugify(title)));
  return folder === null ? null : { ...written, contract, title, url, language, folder };
}

/** Asks whether packages are to be installed. */
export async function askToInstall(manager: string): Promise<boolean> {
  const message = `Install the packages now, with ${manager}?`;
  const answer: Answer = await prompts({ type: 'confirm', name: 'value', message, initial: true });
  return answer['value'] === true;
}

async function askText(name: keyof WrittenOptions, message: string, initial: string): Promise<string | null> {
  const answer: Answer = await prompts({
    type: 'text',
    name: 'value',
    message,
    initial,
    validate: (text: string) => problemOf(name, text === '' ? initial : text) ?? true,
  });
  return typeof answer['value'] === 'string' ? answer['value'] : null;
}

/** Returns what is wrong with the value of one option, whatever the others are. */
function problemOf(name: keyof WrittenOptions, value: string): string | undefined {
  const problem = optionProblems({ [name]: value }).find(
    ({ file, isMissing }) => !isMissing && file === (name === 'folder' ? '[folder]' : `--${name}`),
  );
  return problem && `${problem.message} ${problem.remedy}`;
}

async function askLanguage(): Promise<string | null> {
  const names: Readonly<Record<string, string>> = { en: 'English', fr: 'Français' };
  const choices = languages.toSorted().map((value) => ({ title: names[value] ?? value, value }));
  const answer: Answer = await prompts({ type: 'select', name: 'value', message: 'Language of the site', choices });
  return typeof answer['value'] === 'string' ? answer['value'] : null;
}

function titleOf(document: JsonObject): string {
  return toText(member(document['info'], 'title'))?.trim() ?? '';
}

/** Guesses the origin of a site from that of the API: `docs` instead of `api`. */
export function guessUrl(document: JsonObject): string {
  const [server] = toArray(document['servers'])
    .filter(isObject)
    .map(({ url }) => toText(url) ?? '')
    .filter((url) => /^https?:\/\/[^{}]+$/.test(url) && URL.canParse(url));
  if (server === undefined) return '';
  const domain = new URL(server).hostname.split('.').slice(-2).join('.');
  const url = `https://docs.${domain}`;
  return problemOf('url', url) === undefined && domain.includes('.') ? url : '';
}
