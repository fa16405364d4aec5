import { expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { texts } from './index.ts';

it.each([
  ['The schema that operations accept or return.', () => texts().schema.introduction(1)],
  [
    'The 1,200 schemas that operations accept or return, including code lists.',
    () => texts().schema.introduction(1200),
  ],
  [
    'The list of coded values in the API. Read it online, or download it as CSV or JSON.',
    () => texts().list.introduction(1),
  ],
  [
    'The 2 lists of coded values in the API. Read each one online, or download it as CSV or JSON.',
    () => texts().list.introduction(2),
  ],
  ['The API calls your server when something happens: 1 call to receive.', () => texts().webhook.introduction(1)],
  ['the X-Id header of the response', () => texts().webhook.expressions.header('X-Id', 'response')],
  ['the tracking.url field of the request body', () => texts().webhook.expressions.field('tracking.url', 'request')],
  ['1 state, 0 transitions', () => texts().lifecycle.counts(1, 0)],
  [
    'Reopen, from “Done”, “Late” or “Cancelled” to “Planned”',
    () => texts().lifecycle.diagram.transition('Reopen', ['Done', 'Late', 'Cancelled'], ['Planned']),
  ],
  ['Create, to “Planned”', () => texts().lifecycle.diagram.transition('Create', [], ['Planned'])],
  ['Wait', () => texts().lifecycle.diagram.transition('Wait', [], [])],
  ['Patient: FHIR mapping', () => texts().mapping.heading('Patient', 'FHIR')],
  ['since 1.2', () => texts().comparison.since('1.2')],
  ['since 1.2, until 1.4', () => texts().comparison.since('1.2', '1.4')],
  ['since 1.2, until the next version', () => texts().comparison.since('1.2', null)],
  ['upcoming', () => texts().comparison.since(null)],
  ['Response 404', () => texts().guides.response('404', '')],
  ['Values: a, b.', () => texts().guides.values(['a', ', ', 'b']).join('')],
  ['Library — changelog (RSS)', () => texts().files.feed('Library', 'RSS')],
])('an English page says “%s”', (expected, read) => {
  setLanguage('en');
  expect(read()).toBe(expected);
});
