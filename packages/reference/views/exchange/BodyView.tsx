import type { ReactNode } from 'react';
import type { Body } from '../../model/exchange';
import RichTextView from '../text/RichTextView';
import ContentView from './ContentView';

interface Props {
  readonly body: Body;
  /** Address of the heading above. */
  readonly heading: string;
}

/** What is sent: what is said of it, then its forms by media type. */
export default function BodyView({ body: { description, contents }, heading }: Props): ReactNode {
  return (
    <>
      {description !== undefined && <RichTextView content={description} topLevel={3} />}
      <ContentView contents={contents} heading={heading} />
    </>
  );
}
