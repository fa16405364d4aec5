import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { initialValue } from '../core/variants.ts';
import { texts } from '../texts.ts';
import ControlView from './controls/ControlView.tsx';
import ValueView from './ValueView.tsx';
import { fieldId, ItemContext, useForm, useNode, useProblem } from './form.ts';

interface Props {
  readonly name: string;
  readonly node: number;
  readonly pointer: string;
  readonly value: unknown;
  readonly isRequired?: boolean | undefined;
  readonly isDeprecated?: boolean | undefined;
  /** A sentence on a field that may stay empty. */
  readonly note?: string | undefined;
  readonly depth: number;
  /** Whether the field is an item, which has no description of its own and can be removed. */
  readonly isItem?: boolean;
}

/** Depth down to which required objects are shown before they have a value: recursive ones would not end. */
const maxDepth = 6;

/** Renders a field: its name, what is allowed, its control, and what is wrong with its value. */
export default memo(function FieldView(props: Props): ReactNode {
  const {
    name,
    node: index,
    pointer,
    value,
    isRequired = false,
    isDeprecated = false,
    note,
    depth,
    isItem = false,
  } = props;
  const { change, anchorOf, file } = useForm();
  const node = useNode(index);
  const problem = useProblem(pointer);
  const id = fieldId(pointer);
  const anchor = isItem ? undefined : anchorOf(pointer);
  const isStructure = node.control === 'object' || node.control === 'list';
  const isOpen = value !== undefined || (isRequired && depth < maxDepth);
  const isOptional = !isRequired && value !== undefined;
  const described = { 'aria-describedby': `${id}-hint ${id}-problem`, 'aria-invalid': problem !== '' } as const;
  const head = (
    <>
      <span className="composer-name">{name}</span>{' '}
      {isRequired && !isItem && <span className="composer-required">{texts().required}</span>}{' '}
      {isDeprecated && <span className="composer-soft">{texts().deprecated}</span>}
    </>
  );
  const field = (
    <div
      className={clsx('composer-field', isStructure && 'composer-structure')}
      {...(isStructure && { role: 'group', 'aria-labelledby': `${id}-label`, id, tabIndex: -1, ...described })}
    >
      <div className="composer-head">
        {isStructure ? (
          <span id={`${id}-label`} className="composer-label">
            {head}
          </span>
        ) : (
          <label htmlFor={id} className="composer-label">
            {head}
          </label>
        )}
        {node.isNullable === true && node.control !== 'choice' && node.control !== 'boolean' && (
          <label className="composer-null">
            <input
              type="checkbox"
              checked={value === null}
              aria-label={texts().setNull(name)}
              onChange={({ target }) =>
                change(pointer, target.checked ? null : isItem ? initialValue(node, file.nodes) : undefined)
              }
            />{' '}
            {texts().none}
          </label>
        )}
        {(isItem || (isStructure && isOptional)) && (
          <button
            type="button"
            className="composer-remove"
            aria-label={texts().remove(name)}
            onClick={() => change(pointer, undefined)}
          >
            ×
          </button>
        )}
      </div>
      <p className="composer-hint">
        <span id={`${id}-hint`}>
          {node.title !== undefined && node.title !== name && `${node.title} · `}
          {node.wording}
          {note !== undefined && `. ${note}`}
        </span>
        {anchor !== undefined && (
          <>
            {' · '}
            <a href={`#${anchor}`} aria-label={texts().described(name)}>
              {texts().describedShort}
            </a>
          </>
        )}
      </p>
      {isStructure && !isOpen ? (
        <button
          type="button"
          className="composer-action"
          onClick={() => change(pointer, initialValue(node, file.nodes))}
        >
          {texts().add(name)}
        </button>
      ) : isStructure ? (
        value !== null && <ValueView index={index} pointer={pointer} value={value} depth={depth + 1} />
      ) : (
        value !== null && <ControlView node={node} id={id} pointer={pointer} value={value} described={described} />
      )}
      <p id={`${id}-problem`} className="composer-problem">
        {problem}
      </p>
    </div>
  );
  return isItem ? <ItemContext value={pointer}>{field}</ItemContext> : field;
});
