import type { ReactNode } from 'react';
import type { Body } from '../../model/exchange';
import RichTextView from '../text/RichTextView';
import ContentView from './ContentView';

interface Props {
  readonly body: Body;
  /** Anchor of the heading above. */
  readonly heading: string;
}

/** Renders a body: its description, then its content by media type. */
export default function BodyView({ body: { description, contents }, heading }: Props): ReactNode {
  return (
    <>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      <ContentView contents={contents} heading={heading} />
    </>
  );
}
