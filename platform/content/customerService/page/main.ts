import '../../chat/page/chat.css';
import { conversationHeader } from '../conversationHeader.ts';
import { createComposer } from '../../chat/page/composer.ts';
import { element } from '../../../core/page/element.ts';
import { followEvents } from '../../../core/page/followEvents.ts';
import { createMessageList, settleTime } from '../../chat/page/messageList.ts';
import { applyTheme } from '../../../core/page/applyTheme.ts';
import { wordsOf } from '../../chat/page/wordsOf.ts';
import type { ServiceChatWords } from '../chatWords.ts';

interface Said {
  readonly number: number;
  readonly own: boolean;
  readonly at: number;
  readonly text: string | null;
}

const { root, words, most } = wordsOf<ServiceChatWords>();
const address = new URLSearchParams(location.search);
const language = address.get('lang') ?? document.documentElement.lang;
applyTheme(window, address);
document.title = `${words.title} · ${document.title}`;

/** Whose conversation this is, as it was told first: a member who comes by the same browser later has another. */
let conversation: string | null = null;
const headers = (): Readonly<Record<string, string>> => (conversation === null ? {} : { [conversationHeader]: conversation });

const list = createMessageList({ label: words.log, hidden: words.hidden });
const status = element('p', { role: 'status', class: 'status' });
/** The last word was the visitor's: somebody will answer. */
let isWaiting = false;
/** Whoever was known here is not any more, as a member whose session is over: what is said next stands in another conversation. */
let isLost = false;
const showStatus = (isOnline: boolean): void => {
  status.textContent = isOnline ? (isWaiting ? words.waiting : '') : words.offline;
};

const chat = followEvents<Said>({
  address: '/service/chat/stream',
  headers,
  onAnswer: ({ headers: told }) => void (conversation ??= told.get(conversationHeader)),
  onSaid({ own, ...said }) {
    isWaiting = own;
    list.show({ ...said, own, name: own ? words.you : words.house });
    showStatus(true);
  },
  onLost() {
    isLost = true;
    isWaiting = false;
    status.textContent = words.over;
  },
  onState(isOnline) {
    if (isOnline && isLost) list.clear();
    if (isOnline) isLost = false;
    showStatus(isOnline);
    if (isOnline) setTimeout(() => list.settle(), settleTime);
  },
});
const composer = createComposer({
  words: { ...words, not_here: words.over },
  most,
  address: '/service/chat/messages',
  headers,
  also: { lang: language },
  // A guest's conversation begins with the first message.
  onSent: chat.wake,
});

root.append(
  element(
    'header',
    {},
    element('h1', {}, words.title),
    element('p', {}, words.lead),
    element('a', { href: `/service${location.search}` }, words.letter),
  ),
  list.node,
  status,
  composer,
);
chat.begin();
