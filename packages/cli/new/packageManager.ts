import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** The package managers that can install a site. */
const managers = ['npm', 'pnpm', 'yarn'];

/** Returns the package manager that runs this program; npm if none does. @param agent What it calls itself. */
export function packageManager(agent = process.env['npm_config_user_agent'] ?? ''): string {
  return managers.find((name) => agent.startsWith(`${name}/`)) ?? 'npm';
}

/** Returns the files that a package manager needs in a site beside its manifest, by their paths. */
export function managerFiles(manager: string): ReadonlyMap<string, { readonly text: string }> {
  // Yarn 2 and later would leave packages in archives, from which Node.js does not load ES modules.
  return new Map(manager === 'yarn' ? [['.yarnrc.yml', { text: 'nodeLinker: node-modules\n' }]] : []);
}

/** Installs the packages of a site. Returns whether it worked. */
export async function install(manager: string, folder: string): Promise<boolean> {
  // On Windows, package managers are scripts, which only a shell can run.
  const child = spawn(manager, ['install'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}
