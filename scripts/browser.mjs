// Finds a Chromium or Chrome for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian.mjs';

/** Draws no window, and tests take half the time with it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const locations = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a browser that tests can drive. Installs the fastest one, or one if there is none. */
export function ensureBrowser() {
  // As root, nothing has to be asked for.
  const isRoot = process.getuid?.() === 0;
  if (findBrowser() === null || (isRoot && process.env.CHROMIUM === undefined && findInPath([shell]) === undefined)) {
    console.log('Installing a browser for the tests…');
    installDebianPackages([shell]);
  }
  const found = findBrowser() ?? installFromPlaywright();
  if (found !== null) return found;
  console.error('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM to its path.');
  process.exit(1);
}

function findBrowser() {
  const chosen = process.env.CHROMIUM;
  if (chosen !== undefined) {
    if (isExecutable(chosen)) return chosen;
    console.error(`CHROMIUM is "${chosen}", which is not a program.`);
    process.exit(1);
  }
  return findInPath(names) ?? [...locations, chromium.executablePath()].find(isExecutable) ?? null;
}

/** @param {readonly string[]} programs @returns {string | undefined} */
function findInPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installFromPlaywright() {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  return findBrowser();
}
