import { useState, type ReactNode } from 'react';
import type { JsonObject } from '@reliure/openapi';
import { childPointer } from '../core/values.ts';
import { initialValue } from '../core/variants.ts';
import { texts } from '../texts.ts';
import type { FormNode } from '../types.ts';
import FieldView from './FieldView.tsx';
import { fieldId, useForm } from './form.ts';

interface Props {
  readonly node: FormNode;
  readonly pointer: string;
  readonly value: JsonObject;
  readonly depth: number;
}

/** Renders the members of an object that have any name, and adds others. */
export default function MapView({ node, pointer, value, depth }: Props): ReactNode {
  const { change, file } = useForm();
  const [name, setName] = useState('');
  const index = node.map ?? 0;
  const known = new Set((node.fields ?? []).map((field) => field.name));
  const id = `${fieldId(pointer)}-name`;
  return (
    <>
      {Object.entries(value)
        .filter(([key]) => !known.has(key))
        .map(([key, own]) => (
          <FieldView
            key={key}
            name={key}
            node={index}
            pointer={childPointer(pointer, key)}
            value={own}
            depth={depth}
            isRequired
            isItem
          />
        ))}
      <div className="composer-pair">
        <label htmlFor={id} className="composer-soft">
          {texts().memberName}
        </label>
        <input
          id={id}
          className="composer-control"
          autoComplete="off"
          data-static=""
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button
          type="button"
          className="composer-action"
          disabled={name === '' || Object.hasOwn(value, name)}
          onClick={() => {
            change(childPointer(pointer, name), initialValue(file.nodes[index] ?? node, file.nodes));
            setName('');
          }}
        >
          {texts().addMember}
        </button>
      </div>
    </>
  );
}
