import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('stem', () => {
  it.each([
    ['book', 'books booked booking'],
    ['copi', 'copy copies copied copying'],
    ['librari', 'library libraries'],
    ['status', 'status statuses'],
    ['address', 'address addresses'],
    ['retri', 'retry retries retried'],
    ['id', 'id ids'],
    ['creat', 'create creates created creating creation'],
    ['delet', 'delete deleted deletion'],
    ['renew', 'renew renews renewed renewal'],
    ['reserv', 'reserve reserved reservation'],
    ['cancel', 'cancel cancelled canceled cancelling cancellation'],
    ['withdraw', 'withdraw withdrawn withdrew withdrawal'],
    ['lend', 'lend lends lent lending'],
    ['pay', 'pay paid payment payments'],
    ['send', 'send sent sending'],
    ['person', 'person persons people'],
    ['child', 'child children'],
    ['shelf', 'shelf shelves'],
    ['index', 'index indexes indices'],
    ['notifi', 'notify notified notification notifications'],
    ['subscrib', 'subscribe subscriber subscription subscriptions'],
    ['permit', 'permit permitted permission permissions'],
    ['fail', 'fail failed failing failure failures'],
    ['expir', 'expire expires expired expiry expiration'],
    ['extend', 'extend extended extension'],
    ['deliv', 'deliver delivered delivery deliveries'],
    ['authent', 'authenticate authenticated authentication'],
    ['authoriz', 'authorize authorise authorized authorization authorisation'],
    ['organiz', 'organize organise organization organisations'],
    ['analyz', 'analyze analyse analysed analysis analyses'],
    ['catalog', 'catalogue catalogues catalog catalogs'],
    ['behavior', 'behaviour behavior'],
    ['center', 'centre centres center centers'],
    ['licens', 'licence license licences licensed'],
    ['program', 'programme programmes program'],
  ])('returns %s for each of: %s', (want, words) => {
    expect(words.split(' ').map((word) => [word, stem(word)])).toEqual(words.split(' ').map((word) => [word, want]));
  });

  it.each([
    ['author', 'authorization'],
    ['customer', 'custom'],
    ['important', 'import'],
    ['rating', 'rate'],
    ['setting', 'set'],
    ['business', 'busy'],
    ['general', 'generate'],
    ['news', 'new'],
    ['commission', 'commit'],
    ['hour', 'hor'],
  ])('returns different stems for %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(['v2', '28d', 'sha256s', 'id', ''])('returns the short or numbered “%s” unchanged', (word) => {
    expect(stem(word)).toBe(word);
  });
});
