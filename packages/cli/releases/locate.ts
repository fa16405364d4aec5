import { basename, dirname } from 'node:path';
import { methodKeys } from '@reliure/openapi';
import type { OwnerPart, ContractLocation } from '@reliure/changelog';
import { child, createOpen, element, inParts, toSchema, type Cursor, type CursorStep } from './cursor.ts';

/**
 * Creates a function that finds the file and the line of a location in the contract. If the location no longer exists,
 * the function returns its nearest existing parent.
 */
export function createLocate(
  root: string,
  files: readonly string[],
): (location: ContractLocation) => Pick<Cursor, 'file' | 'line'> {
  const open = createOpen();
  return ({ owner, part, field }) => {
    let at = open(root);
    for (const step of [...toOwner(owner, files), ...toPartSteps(part), ...toField(field)]) {
      const next = step(at, open);
      if (next === null) break;
      at = next;
    }
    return { file: at.file, line: at.line };
  };
}

/** Returns the steps to the servers, an operation or a component. A component has its own file, or is in one with others. */
function toOwner(owner: ContractLocation['owner'], files: readonly string[]): readonly CursorStep[] {
  if (owner.kind === 'contract') return [child('servers')];
  if (owner.kind === 'operation') return ['paths', owner.path, ...methodKeys(owner.method)].map(child);
  const file = files.find((one) => basename(one) === `${owner.name}.yaml` && basename(dirname(one)) === owner.section);
  return file === undefined ? ['components', owner.section, owner.name].map(child) : [(_at, open) => open(file)];
}

function toPartSteps(part: OwnerPart | undefined): readonly CursorStep[] {
  switch (part?.kind) {
    case undefined:
      return [];
    case 'parameter':
      return [
        child('parameters'),
        element((item) => item.get('name') === part.name && item.get('in') === part.location),
      ];
    case 'body':
      return [child('requestBody')];
    case 'response':
      return [child('responses'), child(part.status)];
    case 'header':
      return [
        ...(part.status === undefined ? [] : [child('responses'), child(part.status)]),
        ...[child('headers'), child(part.name)],
      ];
  }
}

function toField(field: readonly string[]): readonly CursorStep[] {
  if (field.length === 0) return [];
  return [toSchema, ...field.map(toInner)];
}

function toInner(name: string): CursorStep {
  if (name === '[]') return inParts('items');
  return name === '{}' ? inParts('additionalProperties') : inParts('properties', name);
}
