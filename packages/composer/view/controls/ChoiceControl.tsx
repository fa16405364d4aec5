import type { ReactNode } from 'react';
import { writeJson } from '@reliure/openapi';
import { texts } from '../../texts.ts';
import type { FormNode, ListedValue } from '../../types.ts';
import type { Described } from '../form.ts';

interface Props {
  readonly node: FormNode;
  readonly id: string;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  readonly described: Described;
}

/** Renders the choice between values, with their meanings. */
export default function ChoiceControl({ node, id, value, set, described }: Props): ReactNode {
  const listed = toListed(node);
  const key = value === undefined ? '' : writeJson(value);
  const known = listed.find((one) => writeJson(one.value) === key);
  // A value that is not allowed stays visible, so that it can be corrected.
  const all = known === undefined && value !== undefined ? [...listed, { value }] : listed;
  return (
    <select
      id={id}
      className="composer-control"
      data-static=""
      {...described}
      value={key}
      onChange={({ target }) => set(all.find((one) => writeJson(one.value) === target.value)?.value)}
    >
      <option value="">{texts().unset}</option>
      {all.map((one) => (
        <option key={writeJson(one.value)} value={writeJson(one.value)}>
          {toLabel(one)}
        </option>
      ))}
    </select>
  );
}

function toListed({ control, values = [], isNullable }: FormNode): readonly ListedValue[] {
  const own = control === 'boolean' ? [{ value: true }, { value: false }] : values;
  return isNullable === true ? [...own, { value: null }] : own;
}

function toLabel({ value, meaning }: ListedValue): string {
  const code = typeof value === 'string' ? value : writeJson(value);
  return meaning === undefined || meaning === code ? code : `${code} — ${meaning}`;
}
