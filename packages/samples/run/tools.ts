import { spawnSync } from 'node:child_process';

/** What a language needs to run its samples. */
interface Need {
  /** Commands, any of which will do. */
  readonly candidates: readonly string[];
  /** Arguments with which a command that will do ends well. */
  readonly probe: readonly string[];
  readonly packages: readonly string[];
}

const needs: Readonly<Record<string, readonly Need[]>> = {
  curl: [
    { candidates: ['bash'], probe: ['--version'], packages: ['bash'] },
    // 7.76 brought --fail-with-body.
    { candidates: ['curl'], probe: ['--fail-with-body', '--version'], packages: ['curl'] },
    { candidates: ['uuidgen'], probe: ['--version'], packages: ['uuid-runtime'] },
  ],
  python: [
    // Debian’s packages are seen by Debian’s own Python alone.
    {
      candidates: ['python3', '/usr/bin/python3'],
      probe: ['-c', 'import requests'],
      packages: ['python3', 'python3-requests'],
    },
  ],
  php: [
    {
      candidates: ['php'],
      probe: ['-r', 'exit(PHP_VERSION_ID >= 80100 && extension_loaded("curl") ? 0 : 1);'],
      packages: ['php-cli', 'php-curl'],
    },
  ],
  java: [
    { candidates: ['javac'], probe: ['--release', '17', '--version'], packages: ['default-jdk-headless'] },
    { candidates: ['java'], probe: ['--version'], packages: ['default-jdk-headless'] },
  ],
  csharp: [
    { candidates: ['mcs'], probe: ['--version'], packages: ['mono-mcs'] },
    {
      candidates: ['test'],
      probe: ['-f', '/usr/lib/mono/4.5/System.Net.Http.dll'],
      packages: ['libmono-system-net-http4.0-cil'],
    },
    { candidates: ['mono'], probe: ['--version'], packages: ['mono-runtime'] },
  ],
  go: [
    { candidates: ['go'], probe: ['version'], packages: ['golang-go'] },
    { candidates: ['gofmt'], probe: ['-h'], packages: ['golang-go'] },
  ],
};

/** The languages that need a tool beside Node.js. */
export const toolLanguages = Object.keys(needs);

/** Debian’s packages of the tools that are not here. */
export function missingPackages(): readonly string[] {
  return [
    ...new Set(
      Object.values(needs)
        .flat()
        .filter(isMissing)
        .flatMap(({ packages }) => packages),
    ),
  ];
}

/** Why the samples of a language cannot be run here; `null` when they can. */
export function missingTools(language: string): string | null {
  const missing = (needs[language] ?? []).filter(isMissing);
  if (missing.length === 0) return null;
  const commands = missing.map(({ candidates, probe }) => [candidates[0], ...probe].join(' '));
  return `no tool passes ${commands.map((command) => `“${command}”`).join(', ')}`;
}

/** The command of a language that will do; its first name where none is here. */
export function toolCommand(language: string): string {
  const [need] = needs[language] ?? [];
  return need?.candidates.find((command) => passes(command, need.probe)) ?? need?.candidates[0] ?? language;
}

function isMissing({ candidates, probe }: Need): boolean {
  return !candidates.some((command) => passes(command, probe));
}

function passes(command: string, probe: readonly string[]): boolean {
  return spawnSync(command, probe, { stdio: 'ignore' }).status === 0;
}
