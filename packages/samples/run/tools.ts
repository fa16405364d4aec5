import { spawnSync } from 'node:child_process';

/** A tool that is needed to run the samples of a language. */
interface Tool {
  /** Alternative commands. */
  readonly candidates: readonly string[];
  /** Arguments with which a suitable command exits with 0. */
  readonly probe: readonly string[];
  readonly packages: readonly string[];
}

const tools: Readonly<Record<string, readonly Tool[]>> = {
  curl: [
    { candidates: ['bash'], probe: ['--version'], packages: ['bash'] },
    // `--fail-with-body` requires curl 7.76.
    { candidates: ['curl'], probe: ['--fail-with-body', '--version'], packages: ['curl'] },
    { candidates: ['uuidgen'], probe: ['--version'], packages: ['uuid-runtime'] },
  ],
  python: [
    // The packages of Debian are only available to Debian’s own Python.
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
  kotlin: [
    { candidates: ['kotlinc'], probe: ['-version'], packages: ['kotlin'] },
    { candidates: ['java'], probe: ['--version'], packages: ['default-jdk-headless'] },
    { candidates: ['test'], probe: ['-f', '/usr/share/java/okhttp.jar'], packages: ['libokhttp-java'] },
    { candidates: ['test'], probe: ['-f', '/usr/share/java/com.android.json.jar'], packages: ['libandroid-json-java'] },
  ],
};

/** The languages that need a tool other than Node.js. */
export const toolLanguages = Object.keys(tools);

/** Returns the Debian packages of the tools that some languages miss. */
export function missingPackages(languages: readonly string[]): readonly string[] {
  return [
    ...new Set(
      languages
        .flatMap((language) => tools[language] ?? [])
        .filter(isMissing)
        .flatMap(({ packages }) => packages),
    ),
  ];
}

/** Returns the reason why the samples of a language cannot run on this machine; `null` if they can. */
export function missingTools(language: string): string | null {
  const missing = (tools[language] ?? []).filter(isMissing);
  if (missing.length === 0) return null;
  const commands = missing.map(({ candidates, probe }) => [candidates[0], ...probe].join(' '));
  return `${commands.map((command) => `“${command}”`).join(', ')} failed`;
}

/** Returns the first suitable command of a language, or the first candidate if none is suitable. */
export function toolCommand(language: string): string {
  const [tool] = tools[language] ?? [];
  return tool?.candidates.find((command) => passes(command, tool.probe)) ?? tool?.candidates[0] ?? language;
}

function isMissing({ candidates, probe }: Tool): boolean {
  return !candidates.some((command) => passes(command, probe));
}

function passes(command: string, probe: readonly string[]): boolean {
  return spawnSync(command, probe, { stdio: 'ignore' }).status === 0;
}
