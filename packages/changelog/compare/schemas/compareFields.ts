import type { Resolve } from '@reliure/openapi';
import { mergeSchema } from '@reliure/schema';
import type { MergedSchema } from '@reliure/schema';
import { directionWithin, isLeftOut, modeOf, type Mode } from './fieldModes.ts';
import { severityOf } from '../kinds.ts';
import type { Change, ChangeKind, ContractLocation, Direction } from '../../types.ts';

type Schemas = readonly unknown[];

/** Compares what is inside of two schemas: at the same location, or one step down. */
export type CompareInside = (
  before: Schemas,
  after: Schemas,
  step?: string,
  direction?: Direction,
) => readonly Change[];

/** What the comparison of fields needs from that of the schemas around them. */
interface FieldComparison {
  readonly resolveBefore: Resolve;
  readonly resolveAfter: Resolve;
  readonly direction: Direction;
}

/** Compares the fields of two objects by their names. */
export function compareFields(
  before: MergedSchema,
  after: MergedSchema,
  location: ContractLocation,
  { resolveBefore, resolveAfter, direction }: FieldComparison,
  compareInside: CompareInside,
): readonly Change[] {
  const names = new Set([
    ...before.properties.keys(),
    ...after.properties.keys(),
    ...before.required,
    ...after.required,
  ]);
  return [...names].flatMap((name): readonly Change[] => {
    const [old, now] = [before.properties.get(name), after.properties.get(name)];
    const [wasRequired, isRequired] = [before.required.has(name), after.required.has(name)];
    const [was, is] = [modeOfField(old, resolveBefore), modeOfField(now, resolveAfter)];
    const modes = [was ?? [], is ?? []].flat();
    const fieldDirection = directionWithin(modes, direction);
    const compareInField = (): readonly Change[] => {
      const toFieldChange = (kind: ChangeKind): Change => ({
        kind,
        location: childLocation(location, name),
        severity: severityOf(kind, fieldDirection),
      });
      if (old === undefined && now !== undefined && !wasRequired)
        return [toFieldChange(isRequired ? 'required-added' : 'optional-added')];
      if (old !== undefined && now === undefined && !isRequired)
        return [toFieldChange(!wasRequired && fieldDirection === 'received' ? 'optional-removed' : 'removed')];
      const mustNowBeSent = isRequired && was === 'read' && is !== 'read' && direction !== 'received';
      return [
        ...(wasRequired !== isRequired || mustNowBeSent
          ? [toFieldChange(isRequired ? 'made-required' : 'made-optional')]
          : []),
        ...compareInside(old ?? [], now ?? [], name, fieldDirection),
      ];
    };
    const changes = compareInField();
    return isLeftOut(modes, direction) ? changes.map((change) => ({ ...change, severity: 'compatible' })) : changes;
  });
}

function modeOfField(schemas: Schemas | undefined, resolve: Resolve): Mode | undefined {
  return schemas === undefined ? undefined : modeOf(mergeSchema(schemas, resolve).keywords);
}

/** Returns the location one step down; the same one without a step. */
export function childLocation(location: ContractLocation, step: string | undefined): ContractLocation {
  return step === undefined ? location : { ...location, field: [...location.field, step] };
}
