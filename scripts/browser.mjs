// Finds a Chromium or Chrome for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian.mjs';

// The headless shell draws no window, and tests take half the time with it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const locations = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a browser that tests can drive. Installs one if there is none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  console.log('No Chromium or Chrome found: installing one…');
  install();
  const installed = findBrowser();
  if (installed !== null) return installed;
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
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...locations,
    chromium.executablePath(),
  ];
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function install() {
  installDebianPackages(['chromium-headless-shell']);
  if (findBrowser() !== null) return;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
}
