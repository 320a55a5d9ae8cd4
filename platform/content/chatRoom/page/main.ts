import '../../chat/page/chat.css';
import './room.css';
import { askJson } from '../../chat/page/askJson.ts';
import { createComposer } from '../../chat/page/composer.ts';
import { element } from '../../../core/page/element.ts';
import { followEvents } from '../../../core/page/followEvents.ts';
import { createMessageList, settleTime } from '../../chat/page/messageList.ts';
import { postJson } from '../../chat/page/postJson.ts';
import { applyTheme } from '../../../core/page/applyTheme.ts';
import { wordsOf } from '../../chat/page/wordsOf.ts';
import type { ChatRoomWords } from '../chatRoomWords.ts';
import { siteFrame } from './site.ts';

interface Said {
  readonly number: number;
  readonly own: boolean;
  readonly house: boolean;
  readonly name: string;
  readonly icon: string | null;
  readonly at: number;
  readonly text: string | null;
  readonly hides: number | null;
  readonly shows: number | null;
}

const { root, words, most } = wordsOf<ChatRoomWords>();
const address = new URLSearchParams(location.search);
const site = siteFrame(window);
applyTheme(window, address);
document.title = words.title;
const colour = root.dataset['headerColor'] ?? '';
if (colour !== '') document.documentElement.style.setProperty('--head', colour);

const list = createMessageList({ label: words.log, hidden: words.hidden, empty: words.empty });
const status = element('p', { role: 'status', class: 'status' });
let seat = '';
let [unread, newest, isMinimised, isCaughtUp] = [0, 0, false, false];
let readingTimer: ReturnType<typeof setTimeout> | undefined;
const headers = (): Readonly<Record<string, string>> => ({ authorization: `Bearer ${seat}` });

/** What is in sight is read, and said so once in a while. */
function noteReading(): void {
  if (isMinimised || document.hidden || newest === 0) return;
  unread = 0;
  site.tellUnread(0);
  readingTimer ??= setTimeout(() => {
    readingTimer = undefined;
    void postJson('/chat/room/read', { number: newest }, headers());
  }, 400);
}

function report(number: number): HTMLElement {
  const button = element('button', { type: 'button' }, words.report);
  button.addEventListener('click', () => {
    void postJson(`/chat/room/messages/${number}/reported`, {}, headers()).then((refusal) => {
      status.textContent = refusal === undefined ? words.reported : words.failed;
      // Who has reported it does not have to see it any more.
      if (refusal === undefined) list.hide(number);
    });
  });
  return button;
}

/** The site brings the room anew once it is told, and what is written here would go with this page. */
function over(): void {
  status.textContent = words.over;
  if (composer.querySelector('textarea')?.value === '') site.tellOver();
}

const chat = followEvents<Said>({
  address: '/chat/room/stream',
  headers,
  onSaid({ hides, shows, house, ...said }) {
    if (hides !== null) return list.hide(hides);
    const name = house ? words.house : said.own ? words.you : said.name;
    const number = shows ?? said.number;
    // What lies before the first entry of this page stays there.
    if (shows !== null && (said.text === null || !list.has(shows))) return;
    list.show({ ...said, number, name }, ...(said.own || house || said.text === null ? [] : [report(number)]));
    if (shows !== null) return;
    newest = Math.max(newest, said.number);
    // What had been said before the page came is not news.
    if (isMinimised && isCaughtUp && !said.own && said.text !== null) site.tellUnread((unread += 1));
    else noteReading();
  },
  onState(isOnline) {
    status.textContent = isOnline ? '' : words.offline;
    if (!isOnline) return;
    setTimeout(() => {
      list.settle();
      isCaughtUp = true;
    }, settleTime);
  },
  onOver: over,
});

site.onView((view) => {
  isMinimised = view.isMinimised;
  noteReading();
});
document.addEventListener('visibilitychange', noteReading);

/** Takes the seat that the ticket is good for: before it nothing can be read or said. */
async function enter(): Promise<void> {
  const entered = await askJson('/chat/room/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket: address.get('ticket') ?? '' }),
  });
  // Used up; nobody needs to see it in the address any more.
  address.delete('ticket');
  history.replaceState(null, '', `${location.pathname}?${address}`);
  if (!entered?.ok || entered.json === undefined) return over();
  ({ seat } = entered.json as { readonly seat: string });
  chat.begin();
}

const composer = createComposer({
  words,
  most,
  address: '/chat/room/messages',
  headers,
  ready: enter(),
  onSent: () => undefined,
  frame: window,
});
root.append(element('header', {}, element('h1', {}, words.title), element('p', {}, words.rules)), list.node, status, composer);
