import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { globSync } from 'tinyglobby';
import { startPuppeteer } from './puppeteerVisitor.ts';
import type { Visitor } from './visitor.ts';
import { startWebKit } from './webkitVisitor.ts';

/** A browser engine with which visitors read the site. */
export interface Engine {
  readonly name: string;
  /** Debian’s packages with its browser and what drives it. */
  readonly packages: readonly string[];
  /** Programs that are needed, each with its alternatives: names in PATH, or patterns of paths. */
  readonly programs: readonly (readonly string[])[];
  /** Starts the browser, given the paths of the programs. */
  readonly start: (paths: readonly string[]) => Promise<Visitor>;
}

const sandboxed = ['--no-sandbox', '--disable-gpu'];

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium-headless-shell'],
    programs: [['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']],
    start: ([program = '']) => startPuppeteer({ executablePath: program, headless: 'shell', args: sandboxed }),
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    programs: [['firefox-esr', 'firefox']],
    start: ([program = '']) => startPuppeteer({ browser: 'firefox', executablePath: program, headless: true }),
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    programs: [['/usr/lib/*/webkit2gtk-4.*/MiniBrowser'], ['WebKitWebDriver'], ['xvfb-run']],
    start: ([program = '']) => startWebKit(program),
  },
];

/** Returns the paths of an engine’s programs, or says which one is missing. */
export function findPrograms({
  programs,
}: Engine): { readonly paths: readonly string[] } | { readonly reason: string } {
  const found = programs.map((names) => names.flatMap(locate)[0]);
  const missing = programs.find((_, index) => found[index] === undefined);
  if (missing !== undefined) return { reason: `${missing.join(', ')} is not installed` };
  return { paths: found.filter((one) => one !== undefined) };
}

/** Returns the Debian packages of the engines that lack a program. */
export function missingPackages(): readonly string[] {
  return engines.filter((engine) => 'reason' in findPrograms(engine)).flatMap(({ packages }) => packages);
}

function locate(name: string): readonly string[] {
  if (name.includes('*')) return globSync(name, { absolute: true, expandDirectories: false });
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
