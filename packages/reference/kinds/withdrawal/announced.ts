import type { AnnouncedEnd } from '@reliure/changelog';
import { createAnchors, toRichText } from '@reliure/richtext';
import { endAnchor } from '../../model/withdrawal/endAnchor.ts';
import type { OperationLink } from '../../model/links.ts';
import type { WithdrawalSubject } from '../../model/withdrawal/subject.ts';
import { inOrder, withDateTexts, type PlannedWithdrawal } from './model.ts';

/**
 * Adds the ends that the changelog announces to the deprecated operations: of operations that the contract no longer
 * describes, and of anything else. An announcement also says who is concerned and what to do.
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
    return { ...withdrawal, ...dates, ...toWords(end, byAddress), ...(replacement !== undefined && { replacement }) };
  });
  const anchors = createAnchors({ reserved: deprecated.map(({ anchor }) => anchor) });
  const others = [...announced.values()].map((end): PlannedWithdrawal => {
    const { since, until } = end;
    const subject = toSubject(end, byAddress);
    return {
      subject,
      anchor: anchors.reserve(null, endAnchor(end)),
      ...withDateTexts({ sunset: until, ...(since !== undefined && { since }) }),
      ...toWords(end, byAddress),
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

/** Returns who is concerned, the operation that replaces another, unless what to do links to it, and what to do. */
function toWords(
  { who, replacement, remedy }: AnnouncedEnd,
  operations: ReadonlyMap<string, OperationLink>,
): Pick<PlannedWithdrawal, 'who' | 'replacement' | 'remedy'> {
  const operation = operations.get(replacement ?? '');
  const isLinked = operation !== undefined && remedy?.includes(`/${operation.slug})`) === true;
  return {
    ...(who !== undefined && { who: toRichText(who) }),
    ...(operation !== undefined && !isLinked && { replacement: operation }),
    ...(remedy !== undefined && { remedy: toRichText(remedy) }),
  };
}

function toKey({ subject }: AnnouncedEnd): string {
  return 'text' in subject ? subject.text : subject.operation;
}

function toAddress({ method, path }: OperationLink): string {
  return `${method} ${path}`;
}
