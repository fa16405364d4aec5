import { readChoice, removeChoice, storeChoice } from '../../shared/choice';
import { toCall, type MarkedCode, type Servers } from '../../shared/toCall';
import { messages } from '../messages';
import { onNewPage } from '../onNewPage';
import { colourAgain } from './colourCode';

const key = 'serveur';
/** The calls as the build wrote them. */
const built = new WeakMap<Element, MarkedCode>();

/**
 * Lets visitors choose the server of all calls: adds a list of servers to the first call of a page, and applies the choice
 * to every page and every tab. Without a choice, calls stay as they were built.
 */
export function chooseServer(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement && target.matches('[data-servers] select'))) return;
    if (target.value === '') removeChoice(key);
    else storeChoice(key, target.value);
    applyAgain(target.value);
  });
  window.addEventListener('storage', (event) => {
    // Without a key, all choices were removed.
    if (event.key === key || event.key === null) applyAgain(event.newValue);
  });
  onNewPage(() => {
    const servers = readServers();
    const place = document.querySelector('[data-servers]');
    if (servers !== null && place !== null) place.replaceChildren(createList(servers));
    apply(readChoice(key));
  });
}

/** Reads the servers that the build wrote into the head; `null` on a site without calls. */
function readServers(): Servers | null {
  const content = document.querySelector<HTMLMetaElement>('meta[name="servers"]')?.content;
  return content === undefined ? null : (JSON.parse(content) as Servers);
}

function createList({ servers }: Servers): HTMLSelectElement {
  const list = document.createElement('select');
  list.ariaLabel = messages.server;
  list.append(new Option(messages.asWritten, ''), ...servers.map(({ name, url }) => new Option(name, url)));
  return list;
}

function applyAgain(url: string | null): void {
  apply(url);
  colourAgain();
}

function apply(url: string | null): void {
  const servers = readServers();
  const server = servers?.servers.find((one) => one.url === url);
  for (const list of document.querySelectorAll<HTMLSelectElement>('[data-servers] select')) {
    list.value = server?.url ?? '';
  }
  for (const code of document.querySelectorAll<HTMLElement>('[data-calls] code')) {
    const own = built.get(code) ?? { text: code.textContent, marks: code.dataset['marks'] ?? '' };
    built.set(code, own);
    const { text, marks } = servers === null || server === undefined ? own : toCall(own, server, servers);
    if (code.textContent === text) continue;
    code.textContent = text;
    code.dataset['marks'] = marks;
  }
}
