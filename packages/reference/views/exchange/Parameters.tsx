import type { ReactNode } from 'react';
import type { ParameterSection } from '../../model/exchange';
import FieldList from '../schema/FieldList';
import RichTextView from '../text/RichTextView';

interface Props {
  readonly section: ParameterSection;
}

/** Renders the parameters with one location. */
export default function Parameters({ section: { note = [], fields } }: Props): ReactNode {
  return (
    <>
      <RichTextView content={note} />
      {fields.length > 0 && <FieldList fields={fields} />}
    </>
  );
}
