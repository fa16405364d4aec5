import { toPhrasePassages } from '../../search/passages';
import type { SearchablePassage } from '../../search/searchablePage';
import { withdrawalWording } from '../../model/withdrawal/withdrawalWording';
import type { WithdrawnOperation } from './model';

/** Returns the searchable content of the calendar: each operation with its dates. */
export function toWithdrawalPassages(withdrawals: readonly WithdrawnOperation[]): readonly SearchablePassage[] {
  return [
    ...toPhrasePassages([
      'Calendrier des retraits',
      'Opérations obsolètes',
      'Fin de vie des opérations',
      'Dates d’arrêt',
      'Fichier iCalendar des retraits',
    ]),
    ...withdrawals.map((withdrawal) => ({
      text: withdrawalWording(withdrawal) ?? '',
      section: withdrawal.title,
      anchor: withdrawal.slug,
    })),
  ].filter(({ text }) => text !== '');
}
