import { useState, type ReactNode } from 'react';
import { isObject, pointerTokens } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { childPointer } from '../core/values.ts';
import { initialValue, variantOf, withVariant } from '../core/variants.ts';
import { texts } from '../texts.ts';
import type { FormChoice, FormField, FormNode } from '../types.ts';
import ControlView from './controls/ControlView.tsx';
import FieldList from './FieldList.tsx';
import FieldView from './FieldView.tsx';
import MapView from './MapView.tsx';
import { fieldId, useForm, useNode } from './form.ts';

interface Props {
  readonly index: number;
  readonly pointer: string;
  readonly value: unknown;
  readonly depth: number;
}

/** Renders the content of a value: the fields of an object with those of its variant, or the items of a list. */
export default function ValueView({ index, pointer, value, depth }: Props): ReactNode {
  const node = useNode(index);
  if (node.control === 'list') return <ItemList node={node} pointer={pointer} value={value} depth={depth} />;
  if (node.control !== 'object') {
    const label = pointer === '/body' ? texts().body : pointerTokens(pointer).at(-1);
    const described = label === undefined ? {} : { 'aria-label': label };
    return (
      <ControlView node={node} id={`${fieldId(pointer)}-value`} pointer={pointer} value={value} described={described} />
    );
  }
  const own = isObject(value) ? value : {};
  const fields = toListed(node.fields ?? [], pointer, own);
  return (
    <>
      <FieldList fields={fields} depth={depth} />
      {(node.choices ?? []).map((choice, position) => (
        <ChoiceView key={position} owner={node} choice={choice} pointer={pointer} value={value} depth={depth} />
      ))}
      {node.map !== undefined && <MapView node={node} pointer={pointer} value={own} depth={depth} />}
    </>
  );
}

interface ListProps extends Omit<Props, 'index'> {
  readonly node: FormNode;
}

function ItemList({ node, pointer, value, depth }: ListProps): ReactNode {
  const { change, file } = useForm();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = node.item ?? 0;
  return (
    <>
      {items.map((own, position) => (
        <FieldView
          key={position}
          name={texts().item(position + 1)}
          node={item}
          pointer={childPointer(pointer, position)}
          value={own}
          depth={depth}
          isRequired
          isItem
        />
      ))}
      <button
        type="button"
        className="composer-action"
        onClick={() => change(pointer, [...items, initialValue(file.nodes[item] ?? node, file.nodes)])}
      >
        {texts().addItem}
      </button>
    </>
  );
}

interface ChoiceProps extends Omit<Props, 'index'> {
  readonly owner: FormNode;
  readonly choice: FormChoice;
}

/** Renders the choice of a variant, and the fields that only this variant has. */
function ChoiceView({ owner, choice, pointer, value, depth }: ChoiceProps): ReactNode {
  const { change, file } = useForm();
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen ?? variantOf(value, choice, file.nodes);
  const variant = choice.variants[index];
  const id = `${fieldId(pointer)}-variant`;
  return (
    <div className="composer-structure">
      <label htmlFor={id} className="composer-label">
        <span className="composer-name">{texts().variants}</span>
      </label>
      <select
        id={id}
        className="composer-control"
        data-static=""
        value={index}
        onChange={({ target }) => {
          const next = Number(target.value);
          setChosen(next);
          change(pointer, withVariant(value, owner, choice, next, file.nodes));
        }}
      >
        {choice.variants.map(({ title }, position) => (
          <option key={position} value={position}>
            {title}
          </option>
        ))}
      </select>
      {variant !== undefined && (
        <VariantView key={index} index={variant.node} owner={owner} pointer={pointer} value={value} depth={depth} />
      )}
    </div>
  );
}

/** Renders the fields of a variant that its owner does not have. */
function VariantView({ index, owner, pointer, value, depth }: Props & { readonly owner: FormNode }): ReactNode {
  const node = useNode(index);
  if (node.control !== 'object') return <ValueView index={index} pointer={pointer} value={value} depth={depth} />;
  const shown = new Set((owner.fields ?? []).map(({ name }) => name));
  const own = isObject(value) ? value : {};
  const fields = toListed(
    (node.fields ?? []).filter(({ name }) => !shown.has(name)),
    pointer,
    own,
  );
  return (
    <>
      <FieldList fields={fields} depth={depth} />
      {(node.choices ?? []).map((choice, position) => (
        <ChoiceView key={position} owner={node} choice={choice} pointer={pointer} value={value} depth={depth} />
      ))}
    </>
  );
}

/** Returns the members of an object with their places and values. */
function toListed(fields: readonly FormField[], pointer: string, own: JsonObject) {
  return fields.map((field) => ({
    ...field,
    key: field.name,
    pointer: childPointer(pointer, field.name),
    value: own[field.name],
  }));
}
