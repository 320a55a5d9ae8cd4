import { askJson } from '../../../content/chat/page/askJson.ts';
import { createComposer } from '../../../content/chat/page/composer.ts';
import { element } from '../../../core/page/element.ts';
import { followEvents } from '../../../core/page/followEvents.ts';
import { createMessageList, settleTime } from '../../../content/chat/page/messageList.ts';
import { postJson } from '../../../content/chat/page/postJson.ts';
import type { Conversation } from '../conversations.ts';
import type { DeskWords } from '../deskWords.ts';
import { loginPath } from '../../operatorAccount/loginPath.ts';

interface Said {
  readonly number: number;
  readonly own: boolean;
  readonly name: string;
  readonly at: number;
  readonly text: string | null;
  readonly hides: number | null;
  readonly shows: number | null;
}

/** The thread that all members share. */
const room = 'room';
const lookEvery = 2_000;

const addressOf = (id: string): string => `/operator/chats/${encodeURIComponent(id)}`;

interface Thread {
  readonly id: string;
  readonly name: string;
  /** Where the answer is written. */
  readonly composer: HTMLElement;
}

/** A conversation in the list. */
interface Entry {
  readonly node: HTMLElement;
  /** Where it is said how the conversation stands. */
  readonly facts: HTMLElement;
}

/** The conversation that is open, beside the list. `end` leaves it; `sent` is told of each answer that was taken. */
function openThread(place: HTMLElement, { id, name, composer }: Thread, words: DeskWords): { end: () => void; sent: () => void } {
  const address = addressOf(id);
  const list = createMessageList({ label: words.log, hidden: words.hidden });
  const status = element('p', { role: 'status', class: 'status' });
  let problem = '';
  let last = 0;
  let connection = '';
  const tell = (): void => {
    status.textContent = [problem, connection].filter((each) => each !== '').join(' ');
  };
  const connected = (isOnline: boolean): void => {
    connection = isOnline ? '' : words.offline;
    tell();
    if (isOnline) setTimeout(() => list.settle(), settleTime);
  };
  const act = async (path: string, body: object): Promise<void> => {
    const refusal = await postJson(`${address}/${path}`, body);
    problem = refusal === undefined ? '' : refusal === 'too_many' ? words.too_many : words.notDone;
    tell();
  };
  const hide = (number: number): HTMLElement => {
    const button = element('button', { type: 'button' }, words.hide);
    button.addEventListener('click', () => void act(`messages/${number}/hidden`, {}));
    return button;
  };
  const chat = followEvents<Said>({
    address: `${address}/stream`,
    onSaid({ hides, shows, ...said }) {
      last = Math.max(last, said.number);
      if (hides !== null) return list.hide(hides);
      if (shows !== null && (said.text === null || !list.has(shows))) return;
      const number = shows ?? said.number;
      const actions = id === room && !said.own && said.text !== null ? [hide(number)] : [];
      list.show({ ...said, number, name: said.own ? words.you : said.name || name }, ...actions);
    },
    onState: connected,
    onOver: () => connected(false),
  });
  const head = element('div', { class: 'head' }, element('h2', {}, element('bdi', {}, name)));
  if (id !== room) {
    const close = element('button', { type: 'button' }, words.close);
    close.addEventListener('click', () => void act('closed', { closed: true, last }));
    head.append(close);
  }
  place.replaceChildren(head, list.node, status, composer);
  chat.begin();
  return {
    end: chat.stop,
    sent() {
      problem = '';
      tell();
    },
  };
}

/** Whoever is writing goes on where the field is put anew. */
function keepingFocus(change: () => void): void {
  const { activeElement: field } = document;
  change();
  if (field instanceof HTMLElement && field.isConnected) field.focus();
}

/** Lists who has written and opens what is chosen. `onClosed` is told where the desk is not, or no longer, open to this browser. */
export function openDesk(root: HTMLElement, words: DeskWords, most: number, onClosed: () => void): void {
  const items = element('ul', {});
  const place = element('section', { class: 'thread' }, element('p', { class: 'status' }, words.choose));
  const leave = element('a', { href: loginPath }, words.leave);
  /** What was begun stays with its conversation, whichever is open. */
  const composers = new Map<string, HTMLElement>();
  const entries = new Map<string, Entry>();
  let open: ({ readonly id: string; readonly name: string } & ReturnType<typeof openThread>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';
  let isShut = false;

  /** Something is written that was not sent: whoever is led away loses it. */
  const isWriting = (): boolean => [...composers.values()].some((each) => (each.querySelector('textarea')?.value ?? '').trim() !== '');
  const end = (): void => {
    clearTimeout(timer);
    open?.end();
    onClosed();
  };
  /** Nobody is known here any more. What was written stays, and nothing of what others have said. */
  const shut = (): void => {
    if (isShut) return;
    isShut = true;
    open?.end();
    shown = '';
    items.replaceChildren();
    const way = element('a', { href: loginPath, target: '_blank', rel: 'noopener' }, words.logIn);
    const kept = open ? [composerOf(open.id)] : [];
    const notice = element('div', { role: 'alert' }, element('p', {}, words.signedOut), way);
    keepingFocus(() => place.replaceChildren(notice, ...kept));
  };

  const composerOf = (id: string): HTMLElement => {
    const onSent = (): void => {
      // What was not done before is not what this was.
      if (open?.id === id) open.sent();
    };
    const composer = composers.get(id) ?? createComposer({ words, most, address: `${addressOf(id)}/messages`, onSent });
    composers.set(id, composer);
    return composer;
  };
  const openOne = (id: string, name: string): void => {
    open?.end();
    open = { id, name, ...openThread(place, { id, name, composer: composerOf(id) }, words) };
    mark();
  };
  /** Somebody is known again: the conversation goes on from its beginning. */
  const reopen = (): void => {
    isShut = false;
    const it = open;
    if (it) keepingFocus(() => openOne(it.id, it.name));
    else place.replaceChildren(element('p', { class: 'status' }, words.choose));
  };
  const createEntry = (id: string, name: string): Entry => {
    const facts = element('small', {});
    const button = element('button', { type: 'button' }, element('bdi', {}, name), facts);
    button.addEventListener('click', () => {
      if (open?.id !== id) openOne(id, name);
    });
    button.dataset['id'] = id;
    return { node: element('li', {}, button), facts };
  };
  const entry = (id: string, name: string, facts: readonly string[]): HTMLElement => {
    const its = entries.get(id) ?? createEntry(id, name);
    entries.set(id, its);
    its.facts.textContent = facts.join(' · ');
    return its.node;
  };
  /** What is listed already is not put anew: a press that has begun on it would be lost. */
  const list = (nodes: readonly HTMLElement[]): void => {
    for (const each of items.querySelectorAll('li')) if (!nodes.some((node) => node === each)) each.remove();
    for (const [at, node] of nodes.entries()) if (items.children[at] !== node) items.insertBefore(node, items.children[at] ?? null);
  };
  const mark = (): void => {
    for (const button of items.querySelectorAll('button')) button.setAttribute('aria-current', String(button.dataset['id'] === open?.id));
  };

  const look = async (): Promise<void> => {
    const answer = await askJson('/operator/chats/list');
    if (answer?.status === 401) {
      if (!isWriting()) return end();
      shut();
    }
    // Where nothing is answered, or not to its end, the next look comes all the same.
    if (answer?.ok && answer.json !== undefined) {
      const { conversations } = answer.json as { readonly conversations: readonly Conversation[] };
      const text = JSON.stringify(conversations);
      if (text !== shown) {
        shown = text;
        const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['id'] : undefined;
        list([
          entry(room, words.room, []),
          ...conversations.map(({ id, member, vip, language, waits, closed }) =>
            entry(id, member ?? `${words.guest} ${id.slice(-4)}`, [
              ...(vip ? ['VIP'] : []),
              ...(language === null ? [] : [language]),
              ...(waits ? [words.waits] : closed ? [words.closed] : []),
            ]),
          ),
          ...(conversations.length === 0 ? [element('li', { class: 'status' }, words.empty)] : []),
        ]);
        mark();
        if (isShut) reopen();
        if (focused !== undefined) items.querySelector<HTMLElement>(`[data-id="${CSS.escape(focused)}"]`)?.focus();
      }
    }
    timer = setTimeout(() => void look(), lookEvery);
  };

  const side = element(
    'nav',
    { 'aria-label': words.list },
    element('div', { class: 'head' }, element('h1', {}, words.title), leave),
    items,
  );
  root.replaceChildren(element('div', { class: 'desk' }, side, place));
  void look();
}
