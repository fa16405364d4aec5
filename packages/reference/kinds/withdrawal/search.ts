import { toPhrasePassages } from '../../search/passages';
import type { SearchablePassage } from '../../search/searchablePage';
import { withdrawalWording } from '../../model/withdrawal/withdrawalWording';
import { toSubjectName, type PlannedWithdrawal } from './model';

/** Returns the searchable content of the calendar: what ends, with its dates. */
export function toWithdrawalPassages(withdrawals: readonly PlannedWithdrawal[]): readonly SearchablePassage[] {
  return [
    ...toPhrasePassages([
      'Calendrier des retraits',
      'Opérations obsolètes',
      'Fin de vie des opérations',
      'Adresses, portées et comportements retirés',
      'Dates d’arrêt',
      'Fichier iCalendar des retraits',
    ]),
    ...withdrawals.map((withdrawal) => ({
      text: withdrawalWording(withdrawal) ?? '',
      section: toSubjectName(withdrawal.subject),
      anchor: withdrawal.anchor,
    })),
  ].filter(({ text }) => text !== '');
}
