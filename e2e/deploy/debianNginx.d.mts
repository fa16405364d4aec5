/**
 * Downloads and unpacks Debian’s nginx, without installing it, and returns the paths of its program, its modules and its
 * table of types; `null` if this system is not Debian.
 */
export function ensureNginx(): { readonly program: string; readonly modules: string; readonly types: string } | null;
