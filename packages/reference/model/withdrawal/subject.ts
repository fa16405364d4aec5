import { code, paragraph } from '@reliure/page';
import { toPlainText } from '@reliure/richtext';
import type { RichText } from '@reliure/richtext';
import type { OperationLink } from '../links.ts';

/** An operation of the contract, the address of an operation that the contract no longer describes, or something else. */
export type WithdrawalSubject =
  | { readonly kind: 'operation'; readonly operation: OperationLink }
  | { readonly kind: 'call'; readonly method: string; readonly path: string }
  | { readonly kind: 'text'; readonly text: RichText };

/** Returns the name of what ends, as plain text. */
export function toSubjectName(subject: WithdrawalSubject): string {
  return toPlainText(toSubjectText(subject));
}

/** Returns the name of what ends. */
export function toSubjectText(subject: WithdrawalSubject): RichText {
  switch (subject.kind) {
    case 'operation':
      return [paragraph(subject.operation.title)];
    case 'call':
      return [paragraph(code(`${subject.method} ${subject.path}`))];
    case 'text':
      return subject.text;
  }
}
