import { isScript, sumBytes } from './load.ts';
import type { SiteServer } from './server.ts';
import { uses, type Controls, type UsedScripts } from './types.ts';
import type { Visit } from './visit.ts';

/** Uses every control on the page, and measures after each how much code has been loaded so far. */
export async function measureUsedScripts(
  visit: Visit,
  server: SiteServer,
  path: string,
  { use }: Controls,
): Promise<UsedScripts> {
  server.takeResponses();
  await visit.page.goto(path, { waitUntil: 'commit' });
  await visit.untilIdle();
  let bytes = sumBytes(server.takeResponses().filter(isScript));
  const used: { -readonly [Key in keyof UsedScripts]: UsedScripts[Key] } = { load: bytes };
  for (const name of uses) {
    const control = use[name];
    if (control === null) continue;
    try {
      await control(visit.page);
    } catch (error) {
      throw new Error(`The ${name} could not be used.`, { cause: error });
    }
    await visit.untilIdle();
    // Closes whatever opened over the page, so that the next control can be used.
    await visit.page.keyboard.press('Escape');
    bytes += sumBytes(server.takeResponses().filter(isScript));
    used[name] = bytes;
  }
  return used;
}
