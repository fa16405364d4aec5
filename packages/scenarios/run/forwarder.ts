import { forward, startLocalServer } from '@reliure/mock/node';
import type { LocalServer } from '@reliure/mock/node';
import { member, toArray } from '@reliure/openapi';
import { runHeader, runSeparator, type ScenarioRun } from './runs.ts';

/** A request of a run that was forwarded. */
export interface ForwardedRequest {
  readonly run: string;
  readonly step: string;
  /** The violations of the contract that Prism found in the request. */
  readonly violations: readonly string[];
}

/** A running local server, with the requests that it forwarded. */
export interface Forwarder extends LocalServer {
  readonly requests: readonly ForwardedRequest[];
}

/**
 * Starts a server in front of the mock server. It requests the response that each step expects, because the mock server
 * keeps no state, and the published scenarios contain nothing about it.
 */
export async function startForwarder(target: string, runs: readonly ScenarioRun[]): Promise<Forwarder> {
  const requests: ForwardedRequest[] = [];
  const byId = new Map(runs.map((run) => [run.id, run]));
  const server = await startLocalServer(async (received) => {
    const { [runHeader]: runAndStep, host: _host, ...headers } = received.headers;
    const [run = '', step = ''] = String(runAndStep).split(runSeparator);
    const isFirst = !requests.some((one) => one.run === run && one.step === step);
    const [first, later] = byId.get(run)?.preferences.get(step) ?? [];
    const prefer = isFirst ? first : later;
    const response = await forward(target, {
      ...received,
      headers: { ...headers, ...(prefer !== undefined && { prefer }) },
    });
    requests.push({ run, step, violations: toViolations(response.headers['sl-violations']) });
    return response;
  });
  return { ...server, requests };
}

/**
 * Returns the violations in a request, which Prism lists as JSON in a header. Those of responses are ignored, because
 * the responses are the contract’s own examples.
 */
function toViolations(header: string | string[] | undefined): readonly string[] {
  const list: unknown = header === undefined ? [] : JSON.parse(String(header));
  return toArray(list)
    .filter((violation) => toArray(member(violation, 'location'))[0] === 'request')
    .map((violation) => String(member(violation, 'message')));
}
