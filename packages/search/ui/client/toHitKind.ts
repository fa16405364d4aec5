import type { HitKind } from '../../engine/hits';
import { pageKinds } from '../../engine/index/types';

/** A kind as the index names it; a plain page for what is none. */
export function toHitKind(value: string): HitKind {
  return value === 'field' ? value : (pageKinds.find((kind) => kind === value) ?? 'page');
}
