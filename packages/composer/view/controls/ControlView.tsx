import { useContext, type ReactNode } from 'react';
import { writeJson } from '@reliure/openapi';
import { toTyped } from '../../core/toTyped.ts';
import type { FormNode } from '../../types.ts';
import { ItemContext, useForm, type Described } from '../form.ts';
import ChoiceControl from './ChoiceControl.tsx';
import DateTimeControl from './DateTimeControl.tsx';
import DraftControl from './DraftControl.tsx';

interface Props {
  readonly node: FormNode;
  readonly id: string;
  readonly pointer: string;
  readonly value: unknown;
  readonly described: Described;
}

/** Renders the control of a single value. An empty one has no value, unless it is an item. */
export default function ControlView({ node, id, pointer, value, described }: Props): ReactNode {
  const { change } = useForm();
  const item = useContext(ItemContext);
  // An item stays when it is emptied: only its button removes it.
  const set = (next: unknown): void => change(pointer, next === undefined && item === pointer ? '' : next);
  const shared = { id, className: 'composer-control', autoComplete: 'off', 'data-static': '', ...described };
  const text = toText(value);
  switch (node.control) {
    case 'boolean':
    case 'choice':
      return <ChoiceControl node={node} id={id} value={value} set={set} described={described} />;
    case 'integer':
    case 'number':
      return (
        <DraftControl
          value={value}
          write={toText}
          read={(draft) => (draft === '' ? undefined : toTyped(draft.replace(',', '.'), node))}
          set={set}
          render={(draft, onDraft) => (
            <input
              {...shared}
              inputMode={node.control === 'integer' ? 'numeric' : 'decimal'}
              value={draft}
              onChange={({ target }) => onDraft(target.value)}
            />
          )}
        />
      );
    case 'json':
      return (
        <DraftControl
          value={value}
          write={(own) => (own === undefined ? '' : writeJson(own))}
          read={(draft) => (draft === '' ? undefined : toTyped(draft, node))}
          set={set}
          render={(draft, onDraft) => (
            <textarea
              {...shared}
              rows={2}
              spellCheck={false}
              value={draft}
              onChange={({ target }) => onDraft(target.value)}
            />
          )}
        />
      );
    case 'dateTime':
      if (text === '' || isDateTime(text)) {
        return <DateTimeControl id={id} value={text} set={set} described={described} />;
      }
      break;
    default:
  }
  const onChange = ({ target }: { readonly target: { readonly value: string } }): void =>
    set(target.value === '' ? undefined : target.value);
  if (node.isLong === true || text.includes('\n')) {
    return <textarea {...shared} rows={3} value={text} onChange={onChange} />;
  }
  const isDate = node.control === 'date' && (text === '' || /^\d{4}-\d\d-\d\d$/.test(text));
  return <input {...shared} type={isDate ? 'date' : 'text'} spellCheck={false} value={text} onChange={onChange} />;
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : writeJson(value);
}

function isDateTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i.test(text);
}
