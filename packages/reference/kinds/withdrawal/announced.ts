import type { AnnouncedEnd } from '@reliure/changelog';
import { slugify } from '@reliure/openapi';
import { createAnchors, toRichText } from '@reliure/richtext';
import type { OperationLink } from '../../model/links.ts';
import { inOrder, withDateTexts, type PlannedWithdrawal, type WithdrawalSubject } from './model.ts';

/**
 * Adds the ends that the changelog announces to the deprecated operations: of operations that the contract no longer
 * describes, and of anything else. An announcement also says what to do about a deprecated operation without a replacement.
 *
 * @param operations The operations of the contract.
 */
export function withAnnouncedEnds(
  withdrawals: readonly PlannedWithdrawal[],
  ends: readonly AnnouncedEnd[],
  operations: readonly OperationLink[],
): readonly PlannedWithdrawal[] {
  const byAddress = new Map(operations.map((operation) => [toAddress(operation), operation]));
  const announced = new Map(ends.map((end) => [toKey(end), end]));
  const deprecated = withdrawals.map((withdrawal): PlannedWithdrawal => {
    const { subject, replacement } = withdrawal;
    if (subject.kind !== 'operation') return withdrawal;
    const end = announced.get(toAddress(subject.operation));
    announced.delete(toAddress(subject.operation));
    if (end === undefined) return withdrawal;
    const dates = withDateTexts({ ...withdrawal, sunset: withdrawal.sunset ?? end.until });
    return { ...withdrawal, ...dates, ...(replacement === undefined && toReplacement(end, byAddress)) };
  });
  const anchors = createAnchors({ reserved: deprecated.map(({ anchor }) => anchor) });
  const others = [...announced.values()].map((end): PlannedWithdrawal => {
    const { since, until } = end;
    const subject = toSubject(end, byAddress);
    return {
      subject,
      anchor: anchors.reserve(null, slugify(toKey(end))),
      ...withDateTexts({ sunset: until, ...(since !== undefined && { since }) }),
      ...toReplacement(end, byAddress),
    };
  });
  return inOrder([...deprecated, ...others]);
}

function toSubject({ subject }: AnnouncedEnd, operations: ReadonlyMap<string, OperationLink>): WithdrawalSubject {
  if ('text' in subject) return { kind: 'text', text: toRichText(subject.text) };
  const operation = operations.get(subject.operation);
  if (operation !== undefined) return { kind: 'operation', operation };
  const [method = '', path = ''] = subject.operation.split(' ');
  return { kind: 'call', method, path };
}

/** Returns the operation that replaces another, or else what to do. */
function toReplacement(
  { replacement, remedy }: AnnouncedEnd,
  operations: ReadonlyMap<string, OperationLink>,
): Pick<PlannedWithdrawal, 'replacement' | 'remedy'> {
  const operation = operations.get(replacement ?? '');
  if (operation !== undefined) return { replacement: operation };
  return remedy === undefined ? {} : { remedy: toRichText(remedy) };
}

function toKey({ subject }: AnnouncedEnd): string {
  return 'text' in subject ? subject.text : subject.operation;
}

function toAddress({ method, path }: OperationLink): string {
  return `${method} ${path}`;
}
