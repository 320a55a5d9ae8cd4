import { maxShown } from '../maxShown.ts';
import { element } from '../../../core/page/element.ts';

export interface ShownMessage {
  readonly number: number;
  readonly own: boolean;
  readonly name: string;
  /** Path of a picture of who said it; left out where nobody has one. */
  readonly icon?: string | null;
  readonly at: number;
  /** Null where it is out of sight. */
  readonly text: string | null;
}

export interface MessageList {
  readonly node: HTMLElement;
  /** Puts a message behind the others, or in the place of one with its number. */
  show(message: ShownMessage, ...actions: readonly Node[]): void;
  has(number: number): boolean;
  /** Takes the text of a message out of sight. */
  hide(number: number): void;
  /** All that was said before has been shown: what comes from now on is read out, and where there was nothing, the list says so. */
  settle(): void;
  clear(): void;
}

export interface MessageListWords {
  readonly label: string;
  readonly hidden: string;
  /** Said in the place of messages while there are none. */
  readonly empty?: string;
}

/** From the beginning of the stream on, until what was said before has come; in milliseconds. */
export const settleTime = 500;
const nearEnd = 80;

/** Beside the name, which says the same: nobody has to hear of it twice, and one that was taken away leaves no hole. */
function faceOf(icon: string | null | undefined): readonly HTMLElement[] {
  if (icon == null) return [];
  const face = element('img', { src: icon, alt: '', width: 24, height: 24, class: 'face', loading: 'lazy' });
  face.addEventListener('error', () => face.remove());
  return [face];
}

/** What was said, the last below and each day under its name; it follows the end as long as the reader stands there. Words are written as text, and lead nowhere. */
export function createMessageList({ label, hidden, empty }: MessageListWords): MessageList {
  // What is there when the page opens is read by who wants to: a screen reader would say all of it.
  const items = element('ol', { 'aria-live': 'off', 'aria-relevant': 'additions' });
  const none =
    empty === undefined
      ? undefined
      : element('p', { class: 'empty' }, element('img', { src: '/art/favicon.svg', alt: '', width: 56, height: 56 }), empty);
  const node = element('section', { class: 'log', 'aria-label': label, tabindex: '0' }, items);
  const time = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
  // The year that the site counts, in Thai too.
  const whole = { calendar: 'gregory', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(document.documentElement.lang, whole);
  const known = new Map<number, HTMLElement>();
  /** Of the last message, on the reader's clock. */
  let lastDay = '';

  /**
   * The reader stands at the end, and goes on with it: in a window that was out of sight, or has become smaller, the newest would else lie below the edge,
   * told as read. Nobody but a reader goes up.
   */
  let [isAtEnd, top] = [true, 0];
  const follow = (): void => {
    if (isAtEnd) node.scrollTop = node.scrollHeight;
  };
  let willFollow = false;
  /** Once for all that comes in one piece: to know where the end is, the browser lays the whole list out. */
  const followSoon = (): void => {
    if (willFollow) return;
    willFollow = true;
    queueMicrotask(() => {
      willFollow = false;
      follow();
    });
  };
  node.addEventListener('scroll', () => {
    if (node.scrollHeight - node.scrollTop - node.clientHeight < nearEnd) isAtEnd = true;
    else if (node.scrollTop < top) isAtEnd = false;
    top = node.scrollTop;
  });
  new ResizeObserver(follow).observe(node);

  /** What was pressed is about to go: the focus stays with what was said, and does not fall to the page. */
  const keepFocus = (going: readonly (Element | undefined)[]): void => {
    if (going.some((each) => each?.contains(document.activeElement))) node.focus({ preventScroll: true });
  };

  const hide = (number: number): void => {
    const item = known.get(number);
    item?.classList.add('hidden');
    item?.querySelector('.text')?.replaceChildren(hidden);
    const actions = [...(item?.querySelectorAll('button') ?? [])];
    keepFocus(actions);
    for (const action of actions) action.remove();
  };

  /** The oldest go, but not from above somebody who reads further up. The day is named above the first that is left of it. */
  const forget = (): void => {
    if (!isAtEnd) return;
    for (const [number, item] of known) {
      if (known.size <= maxShown) return;
      const [day, next] = [item.querySelector('.day'), item.nextElementSibling];
      if (day && !next?.querySelector('.day')) next?.prepend(day);
      keepFocus([item]);
      known.delete(number);
      item.remove();
    }
  };

  return {
    node,
    hide,
    has: (number) => known.has(number),
    show({ number, own, name, icon, at, text }, ...actions) {
      const when = element('time', { datetime: new Date(at).toISOString() }, time.format(at));
      const item = element(
        'li',
        { class: own ? 'own' : 'other' },
        element('div', { class: 'by' }, ...faceOf(icon), element('b', {}, element('bdi', {}, name)), ' ', when, ...actions),
        element('p', { class: 'text', dir: 'auto' }, text ?? hidden),
      );
      const before = known.get(number);
      known.set(number, item);
      if (before) {
        item.prepend(...before.querySelectorAll('.day'));
        keepFocus([before]);
        before.replaceWith(item);
      } else {
        // The first of a day names it, today's as well: the page may be open longer than that.
        const its = day.format(at);
        if (its !== lastDay) item.prepend(element('p', { class: 'day' }, its));
        lastDay = its;
        none?.remove();
        items.append(item);
      }
      if (text === null) hide(number);
      isAtEnd ||= own;
      forget();
      followSoon();
    },
    settle() {
      items.setAttribute('aria-live', 'polite');
      if (none && known.size === 0) node.append(none);
    },
    clear() {
      known.clear();
      lastDay = '';
      items.replaceChildren();
    },
  };
}
