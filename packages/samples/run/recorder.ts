import { startLocalServer } from '@reliure/mock/node';
import type { RawResponse, ReceivedRequest } from '@reliure/mock/node';
import { append } from '@reliure/openapi';

/** One call of a sample. */
export interface RecordedCall {
  /** Its URL is relative to the base URL that the sample was given. */
  readonly received: ReceivedRequest;
  readonly status: number;
}

/** A server that responds to samples and records their requests. */
export interface Recorder {
  /** Returns the base URL that a sample uses instead of the API’s. */
  readonly baseUrl: (language: string, id: string) => string;
  readonly calls: (language: string, id: string) => readonly RecordedCall[];
  readonly stop: () => void;
}

/** Starts a recorder on a free port. `respond` returns the response to each call. */
export async function startRecorder(
  respond: (received: ReceivedRequest, language: string, id: string) => Promise<RawResponse>,
): Promise<Recorder> {
  const calls = new Map<string, RecordedCall[]>();
  const { origin, stop } = await startLocalServer(async (message) => {
    const [, language = '', id = '', url = ''] = /^\/([^/]*)\/([^/?]*)(.*)$/.exec(message.url) ?? [];
    const received = { ...message, url };
    const response = await respond(received, language, id);
    append(calls, `${language} ${id}`, { received, status: response.status });
    return response;
  });
  return {
    baseUrl: (language, id) => `${origin}/${language}/${id}`,
    calls: (language, id) => calls.get(`${language} ${id}`) ?? [],
    stop,
  };
}
