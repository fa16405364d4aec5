import { isScript, sumBytes } from './load';
import type { SiteServer } from './server';
import { uses, type Controls, type UsedScripts } from './types';
import type { Visit } from './visit';

/** Uses everything on the page, and tells after each step how much code has been loaded by then. */
export async function measureUsedScripts(
  visit: Visit,
  server: SiteServer,
  path: string,
  { use }: Controls,
): Promise<UsedScripts> {
  server.takeAnswers();
  await visit.page.goto(path, { waitUntil: 'commit' });
  await visit.untilQuiet();
  let bytes = sumBytes(server.takeAnswers().filter(isScript));
  const used: { -readonly [Key in keyof UsedScripts]: UsedScripts[Key] } = { load: bytes };
  for (const name of uses) {
    const control = use[name];
    if (control === null) continue;
    try {
      await control(visit.page);
    } catch (error) {
      throw new Error(`The ${name} could not be used.`, { cause: error });
    }
    await visit.untilQuiet();
    // What has opened over the page gives way to the next use.
    await visit.page.keyboard.press('Escape');
    bytes += sumBytes(server.takeAnswers().filter(isScript));
    used[name] = bytes;
  }
  return used;
}
