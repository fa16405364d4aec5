import { referencePath } from '@reliure/richtext';
import { withdrawalCatalogue } from '../../model/catalogues.ts';

export { withdrawalCatalogue };

/** Path of the calendar as an iCalendar file, from the site’s root. */
export const calendarPath = `${referencePath(withdrawalCatalogue.slug)}.ics`;

/** Headings of the columns. */
export const withdrawalColumns = {
  sunset: 'Retrait',
  subject: 'Ce qui prend fin',
  replacement: 'Ce qui le remplace',
  since: 'Obsolète depuis',
} as const;

/** Texts of the page. */
export const withdrawalTexts = {
  introduction:
    'Tout ce qui prend fin, par date de retrait. Chaque ligne fonctionne jusqu’à cette date ; les réponses d’une opération obsolète l’annoncent aussi dans un en-tête.',
  unknown: 'date non annoncée',
  comparison: 'Voir ce qui change entre deux versions',
  calendar: 'Ajouter ces dates à un agenda (iCalendar)',
} as const;

/** Phrases with which visitors may search for the page. */
export const withdrawalPhrases = [
  'Calendrier des retraits',
  'Opérations obsolètes',
  'Fin de vie des opérations',
  'Adresses, portées et comportements retirés',
  'Dates d’arrêt',
  'Fichier iCalendar des retraits',
];
