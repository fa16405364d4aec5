import { forward, startLocalServer } from '@apidoc/mock/node';
import type { LocalServer } from '@apidoc/mock/node';
import { member, toArray } from '@apidoc/openapi';
import { runHeader, runSeparator, type ScenarioRun } from './runs';

/** One request of a run, as it passed. */
export interface Passed {
  readonly run: string;
  readonly step: string;
  /** What Prism found wrong in the request; empty when it agrees with the contract. */
  readonly violations: readonly string[];
}

/** A local server that is running, and what went through it. */
export interface Forwarder extends LocalServer {
  readonly passed: readonly Passed[];
}

/**
 * Stands before the mock server and asks it for the answer that each run’s steps wait for: the published scenarios say
 * nothing of a mock server, which keeps no state and must be told what to answer.
 */
export async function startForwarder(target: string, runs: readonly ScenarioRun[]): Promise<Forwarder> {
  const passed: Passed[] = [];
  const byId = new Map(runs.map((run) => [run.id, run]));
  const server = await startLocalServer(async (received) => {
    const { [runHeader]: mark, host: _host, ...headers } = received.headers;
    const [run = '', step = ''] = String(mark).split(runSeparator);
    const isFirst = !passed.some((one) => one.run === run && one.step === step);
    const [first, later] = byId.get(run)?.answers.get(step) ?? [];
    const prefer = isFirst ? first : later;
    const answer = await forward(target, {
      ...received,
      headers: { ...headers, ...(prefer !== undefined && { prefer }) },
    });
    passed.push({ run, step, violations: toViolations(answer.headers['sl-violations']) });
    return answer;
  });
  return { ...server, passed };
}

/** Prism lists what a request or an answer breaks in a header, as JSON; the answers are the contract’s own examples. */
function toViolations(header: string | string[] | undefined): readonly string[] {
  const list: unknown = header === undefined ? [] : JSON.parse(String(header));
  return toArray(list)
    .filter((violation) => toArray(member(violation, 'location'))[0] === 'request')
    .map((violation) => String(member(violation, 'message')));
}
