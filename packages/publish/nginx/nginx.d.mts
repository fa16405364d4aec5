/** Paths of Debian’s nginx, unpacked apart; `null` where there is no Debian to take it from. */
export function ensureNginx(): { readonly program: string; readonly modules: string; readonly types: string } | null;
