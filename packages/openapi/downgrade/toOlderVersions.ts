import type { JsonObject } from '../document/json.ts';
import type { Downgraded } from './convertParts.ts';
import { toOpenApi30 } from './toOpenApi30.ts';
import { toOpenApi31 } from './toOpenApi31.ts';

/** A contract in an older version of OpenAPI than its own. */
export interface OlderVersion extends Downgraded {
  readonly version: '3.1' | '3.0';
}

/** Converts a bundled contract for tools that do not read its version, to each older version of OpenAPI 3. */
export function toOlderVersions(document: JsonObject): readonly OlderVersion[] {
  const newer = toOpenApi31(document);
  const older = toOpenApi30(newer.document);
  const versions = [
    { version: '3.1', ...newer },
    { version: '3.0', ...older, losses: [...new Set([...newer.losses, ...older.losses])] },
  ] as const;
  return versions.filter((version) => version.document !== document);
}
