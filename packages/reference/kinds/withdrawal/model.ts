import { toDateText } from '@apidoc/changelog';
import { toText } from '@apidoc/openapi';
import type { OperationLink } from '../../model/links';
import { toOperationLink } from '../../model/operationSource';
import { toWithdrawal } from '../../model/withdrawal/withdrawal';
import type { Withdrawal } from '../../model/withdrawal/withdrawal';
import type { BuildContext } from '../kind';

/** A deprecated operation, with its dates and the operation that replaces it. */
export interface WithdrawnOperation extends OperationLink, Withdrawal {
  /** The dates in words. */
  readonly sinceText?: string;
  readonly sunsetText?: string;
  readonly replacement?: OperationLink;
}

export interface WithdrawalProps {
  readonly withdrawals: readonly WithdrawnOperation[];
  /** Whether there is a page that compares releases. */
  readonly hasComparison: boolean;
}

/** Lists the deprecated operations by the day of their removal; those without one are last. */
export function buildWithdrawals({
  operations,
  operationsById,
  resolve,
}: Pick<BuildContext, 'operations' | 'operationsById' | 'resolve'>): readonly WithdrawnOperation[] {
  return operations
    .filter(({ operation }) => operation['deprecated'] === true)
    .map((source) => {
      const replacement = operationsById.get(toText(source.operation['x-replaced-by']) ?? '');
      const dates = toWithdrawal(source.operation, resolve);
      return {
        ...toOperationLink(source),
        ...dates,
        ...(dates.since !== undefined && { sinceText: toDateText(dates.since) }),
        ...(dates.sunset !== undefined && { sunsetText: toDateText(dates.sunset) }),
        ...(replacement !== undefined && { replacement }),
      };
    })
    .toSorted((one, other) => toOrder(one).localeCompare(toOrder(other), 'en'));
}

/** No date sorts after all dates. */
function toOrder({ sunset = '9999', title }: WithdrawnOperation): string {
  return `${sunset} ${title}`;
}
