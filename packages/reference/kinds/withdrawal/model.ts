import { toDateText } from '@reliure/language';
import { toText } from '@reliure/openapi';
import type { RichText } from '@reliure/richtext';
import type { OperationLink } from '../../model/links.ts';
import { toOperationLink } from '../../model/operationSource.ts';
import type { WithdrawalSubject } from '../../model/withdrawal/subject.ts';
import { toWithdrawal } from '../../model/withdrawal/withdrawal.ts';
import type { Withdrawal } from '../../model/withdrawal/withdrawal.ts';
import type { BuildContext } from '../kind.ts';

/** Something that ends, with its dates and what replaces it. */
export interface PlannedWithdrawal extends Withdrawal {
  readonly subject: WithdrawalSubject;
  /** Fragment of its row. */
  readonly anchor: string;
  /** The dates in words. */
  readonly sinceText?: string;
  readonly sunsetText?: string;
  /** The operation that replaces it. */
  readonly replacement?: OperationLink;
  /** Who is concerned; missing if all who call the operation are. */
  readonly who?: RichText;
  /** What integrators must do. */
  readonly remedy?: RichText;
}

/** Lists the deprecated operations by the day of their removal; those without one are last. */
export function buildWithdrawals({
  operations,
  operationsById,
  resolve,
}: Pick<BuildContext, 'operations' | 'operationsById' | 'resolve'>): readonly PlannedWithdrawal[] {
  const withdrawals = operations
    .filter(({ operation }) => operation['deprecated'] === true)
    .map((source): PlannedWithdrawal => {
      const replacement = operationsById.get(toText(source.operation['x-replaced-by']) ?? '');
      return {
        subject: { kind: 'operation', operation: toOperationLink(source) },
        anchor: source.slug,
        ...withDateTexts(toWithdrawal(source.operation, resolve)),
        ...(replacement !== undefined && { replacement }),
      };
    });
  return inOrder(withdrawals);
}

/** Adds the texts of dates. */
export function withDateTexts(
  dates: Withdrawal,
): Pick<PlannedWithdrawal, 'since' | 'sunset' | 'sinceText' | 'sunsetText'> {
  const { since, sunset } = dates;
  return {
    ...dates,
    ...(since !== undefined && { sinceText: toDateText(since) }),
    ...(sunset !== undefined && { sunsetText: toDateText(sunset) }),
  };
}

/** Sorts by day. What ends on the same day keeps its order, operations of the contract first by their titles. */
export function inOrder(withdrawals: readonly PlannedWithdrawal[]): readonly PlannedWithdrawal[] {
  return withdrawals.toSorted((one, other) => toOrder(one).localeCompare(toOrder(other), 'en'));
}

/** No date sorts after all dates. */
function toOrder({ sunset = '9999', subject }: PlannedWithdrawal): string {
  return `${sunset} ${subject.kind === 'operation' ? `0 ${subject.operation.title}` : '1'}`;
}
