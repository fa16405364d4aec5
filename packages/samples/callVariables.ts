import { texts } from './texts.ts';

/**
 * The variables of calls: in samples, guides, scenarios and collections. `BASE_URL` is not among them, because it is the
 * path of the site in builds.
 */
export const callVariables = {
  /** Address of the API, without a trailing slash. Guides write `"$BASE/path"`. */
  base: 'BASE',
  token: 'API_TOKEN',
  idempotencyKey: 'IDEMPOTENCY_KEY',
} as const;

/** The local mock server, `npm run mock`, which accepts every secret. */
export const localServer = {
  /** In the language of the site. */
  get name() {
    return texts().localServer;
  },
  url: 'http://127.0.0.1:4010',
  secret: 'demo',
} as const;
