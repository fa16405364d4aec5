import { member, members, toArray } from '@reliure/openapi';
import { callVariables } from '@reliure/samples';
import { sourcesIn, type DataSource } from '../expressions.ts';

/** Returns the name of the shell variable that contains a value in the calls of a scenario. */
export type NameVariable = (source: DataSource) => string;

/**
 * Creates a function that names the variables of a scenario. Access tokens share the variable of all calls. Outputs with
 * the same name are distinguished by the numbers of their steps.
 *
 * @param numbers The numbers of the steps, by ID.
 * @example nameVariable({ kind: 'output', step: 'lire', name: 'etagVisite' }) // 'ETAG_VISITE' or 'ETAG_VISITE_2'
 */
export function createVariables(workflow: unknown, numbers: ReadonlyMap<string, number>): NameVariable {
  const inputs = members(member(member(workflow, 'inputs'), 'properties')).map(([name]) => name);
  const steps = toArray(member(workflow, 'steps'));
  const outputs = steps.flatMap((step) => members(member(step, 'outputs')).map(([name]) => name));
  const names = [...inputs, ...outputs].map(toVariable);
  const tokens = [workflow, ...steps].flatMap((owner) =>
    toArray(member(owner, 'parameters'))
      .filter(isAuthorization)
      .flatMap((parameter) => sourcesIn(member(parameter, 'value')).map(({ name }) => name)),
  );
  return (source) => {
    const variable = toVariable(source.name);
    if (source.kind === 'input') return tokens.includes(source.name) ? callVariables.token : variable;
    const isUnique = names.filter((name) => name === variable).length === 1;
    return isUnique ? variable : `${variable}_${String(numbers.get(source.step))}`;
  };
}

/** Whether a parameter is the header with the access token. */
export function isAuthorization(parameter: unknown): boolean {
  return member(parameter, 'in') === 'header' && /^authorization$/i.test(String(member(parameter, 'name')));
}

/** @example toVariable('etagVisite') // 'ETAG_VISITE' */
function toVariable(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/-/g, '_')
    .replace(/^\d/, '_$&')
    .toUpperCase();
}
