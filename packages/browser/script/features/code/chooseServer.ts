import { readChoice, removeChoice, storeChoice } from '../../../shared/choice.ts';
import { readServers } from '../../../shared/readServers.ts';
import { toCall, type CallServers, type MarkedCode } from '../../../shared/toCall.ts';
import { messages } from '#messages';
import { onNewPage } from '../../onNewPage.ts';
import { serverKey } from '#storage';
import { colourAgain } from './colourCode.ts';

const lists = '[data-servers] select';

/**
 * Lets visitors choose the server of all calls: adds a list of servers to the first call of a page, and applies the choice
 * to every page and every tab. Without a choice, calls stay as they were built.
 */
export function chooseServer(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement && target.matches(lists))) return;
    if (target.value === '') removeChoice(serverKey);
    else storeChoice(serverKey, target.value);
    applyAgain(target.value);
  });
  window.addEventListener('storage', (event) => {
    // Without a key, all choices were removed.
    if (event.key === serverKey || event.key === null) applyAgain(event.newValue);
  });
  onNewPage(() => {
    const servers = readServers();
    const first = [...document.querySelectorAll('[data-calls]')].find((call) => dependsOnServer(call, servers));
    const code = first?.querySelector('code');
    if (code) first?.querySelector('[data-servers]')?.replaceChildren(createList(toBuilt(code), servers));
    apply(readChoice(serverKey));
  });
}

/** Whether the servers differ in a call. Calls of other APIs, such as an authorization server, are the same for all. */
function dependsOnServer(call: Element, servers: CallServers): boolean {
  const code = call.querySelector('code');
  if (code === null) return false;
  const texts = servers.servers.map((server) => toCall(toBuilt(code), server, servers).text);
  return new Set(texts).size > 1;
}

function toBuilt({ dataset, textContent }: HTMLElement): MarkedCode {
  return { text: dataset['built'] ?? textContent, marks: dataset['builtMarks'] ?? dataset['marks'] ?? '' };
}

/** The first option is the address of the call as it was built: that of a server, or else that in the variable. */
function createList(built: MarkedCode, all: CallServers): HTMLSelectElement {
  const { servers, variables } = all;
  const own = servers.find((server) => toCall(built, server, all).text === built.text);
  const list = document.createElement('select');
  list.ariaLabel = messages.server;
  list.dataset['static'] = '';
  list.append(
    ...(own === undefined ? [new Option(messages.serverOf(`$${variables.base}`), '')] : []),
    // Samples in other languages than cURL read the token from its variable, even if it is known.
    ...servers.map(
      ({ name, url, token }) =>
        new Option(token === undefined ? name : `${name} (${variables.token}=${token})`, url === own?.url ? '' : url),
    ),
  );
  return list;
}

function applyAgain(url: string | null): void {
  apply(url);
  colourAgain();
}

function apply(url: string | null): void {
  const servers = readServers();
  const server = servers.servers.find((one) => one.url === url);
  for (const list of document.querySelectorAll<HTMLSelectElement>(lists)) {
    const value = server?.url ?? '';
    list.value = [...list.options].some((option) => option.value === value) ? value : '';
  }
  for (const code of document.querySelectorAll<HTMLElement>('[data-calls] code')) {
    const own = toBuilt(code);
    const { text, marks } = server === undefined ? own : toCall(own, server, servers);
    if (code.textContent === text) continue;
    code.textContent = text;
    // The call as the build wrote it is an attribute, because React takes the HTML of a page of the reference from the
    // document, and may show it again.
    Object.assign(code.dataset, { marks, built: own.text, builtMarks: own.marks });
  }
}
