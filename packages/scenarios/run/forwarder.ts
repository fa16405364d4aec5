import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { singleConnection } from '@apidoc/mock/node';
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
export interface Forwarder {
  readonly origin: string;
  readonly passed: readonly Passed[];
  readonly stop: () => void;
}

/**
 * Stands before the mock server and asks it for the answer that each run’s steps wait for: the published scenarios say
 * nothing of a mock server, which keeps no state and must be told what to answer.
 */
export async function startForwarder(target: string, runs: readonly ScenarioRun[]): Promise<Forwarder> {
  const passed: Passed[] = [];
  const byId = new Map(runs.map((run) => [run.id, run]));
  const server = createServer((incoming, outgoing) => {
    const [run = '', step = ''] = String(incoming.headers[runHeader]).split(runSeparator);
    const attempt = passed.filter((one) => one.run === run && one.step === step).length;
    const [first, later] = byId.get(run)?.answers.get(step) ?? [];
    const prefer = attempt === 0 ? first : later;
    const entry = { run, step, violations: [] as string[] };
    passed.push(entry);
    forward(target, incoming, outgoing, prefer, entry.violations);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, passed, stop: () => void server.close() };
}

function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  prefer: string | undefined,
  violations: string[],
): void {
  const { [runHeader]: _mark, host: _host, ...headers } = incoming.headers;
  const sent = request(
    target + String(incoming.url),
    { method: incoming.method, headers: { ...headers, ...singleConnection, ...(prefer !== undefined && { prefer }) } },
    (answer) => {
      violations.push(...toViolations(answer.headers['sl-violations']));
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...singleConnection });
      answer.pipe(outgoing);
    },
  );
  sent.on('error', (error) => {
    outgoing.writeHead(502, singleConnection).end(error.message);
  });
  incoming.pipe(sent);
}

/** Prism lists what a request or an answer breaks in a header, as JSON; the answers are the contract’s own examples. */
function toViolations(header: string | string[] | undefined): readonly string[] {
  const list: unknown = header === undefined ? [] : JSON.parse(String(header));
  return toArray(list)
    .filter((violation) => toArray(member(violation, 'location'))[0] === 'request')
    .map((violation) => String(member(violation, 'message')));
}
