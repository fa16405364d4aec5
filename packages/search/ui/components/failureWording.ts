import { translate } from '@docusaurus/Translate';
import type { Failure } from '../client/failure.ts';

/** Returns the message to visitors about a failure: what happened and, if anything helps, what to do. */
export function failureWording(failure: Failure): string {
  switch (failure.code) {
    case 'noResponse':
      return translate({
        id: 'search.failure.noResponse',
        message: 'The site is not responding. Check your connection.',
      });
    case 'late':
      return translate(
        {
          id: 'search.failure.late',
          message: 'The search index stopped loading: no data arrived for {seconds} seconds.',
        },
        { seconds: failure.seconds },
      );
    case 'status':
      return translate(
        { id: 'search.failure.status', message: 'The server returned {status} for the search index.' },
        { status: failure.status },
      );
    case 'webPage':
      return translate({
        id: 'search.failure.webPage',
        message: 'The server sent a web page instead of the search index.',
      });
    case 'incomplete':
      return translate({
        id: 'search.failure.incomplete',
        message: 'The search index arrived incomplete or damaged.',
      });
    case 'otherVersion':
      return translate({
        id: 'search.failure.otherVersion',
        message: 'The search index is from another version of the site. Reload the page to use the latest one.',
      });
    case 'noList':
      return translate({
        id: 'search.failure.noList',
        message: 'The search index cannot be read: a list was expected.',
      });
    case 'brokenEntry':
      return translate(
        {
          id: 'search.failure.brokenEntry',
          message: 'The search index cannot be read: its entry {position} does not have the expected form.',
        },
        { position: failure.position },
      );
    case 'inconsistent':
      return translate({
        id: 'search.failure.inconsistent',
        message: 'The search index cannot be read: its numbers do not match.',
      });
    case 'outsideBase':
      return translate(
        {
          id: 'search.failure.outsideBase',
          message: 'The version address “{version}” does not start with the base address “{base}”.',
        },
        { version: failure.version, base: failure.base },
      );
    case 'otherOrigin':
      return translate(
        {
          id: 'search.failure.otherOrigin',
          message: 'The search index cannot come from another origin: {origin}.',
        },
        { origin: failure.origin },
      );
    case 'noAddress':
      return translate(
        { id: 'search.failure.noAddress', message: '“{address}” is not the address of a search index.' },
        { address: failure.address },
      );
    case 'notStarted':
      return translate({
        id: 'search.failure.notStarted',
        message: 'The search could not start in this browser.',
      });
    case 'unknown':
      return failure.message;
  }
}
