import { afterEach, expect, test, vi } from 'vitest';
import { createMessageList, type ShownMessage } from './messageList.ts';

const maxShown = 1_000;
const said = (number: number, at: Date, change: Partial<ShownMessage> = {}): ShownMessage => ({
  number,
  own: false,
  name: 'Heron',
  at: at.getTime(),
  text: `message ${number}`,
  ...change,
});
/** On the reader's clock. */
const evening = new Date(2026, 10, 25, 23, 58);
const night = new Date(2026, 10, 26, 0, 2);

function openList(lang = 'en-GB') {
  document.documentElement.lang = lang;
  const list = createMessageList({ label: 'What was said', hidden: 'removed' });
  document.body.replaceChildren(list.node);
  return { list, lines: () => [...list.node.querySelectorAll('.day, .text')].map(({ textContent }) => textContent) };
}
afterEach(() => {
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

test('what was said before the page opened is not read out, and what comes then is', () => {
  const { list } = openList();
  const live = () => list.node.querySelector('ol')?.getAttribute('aria-live');
  list.show(said(1, evening));
  expect(live()).toBe('off');
  list.settle();
  list.show(said(2, evening));
  expect(live()).toBe('polite');
});

test('each day is named once, above the first that was said on it', () => {
  const { list, lines } = openList();
  list.show(said(1, evening));
  list.show(said(2, evening));
  list.show(said(3, night));
  expect(lines()).toEqual(['Wednesday, 25 November 2026', 'message 1', 'message 2', 'Thursday, 26 November 2026', 'message 3']);
});

test('a message that is put anew, or out of sight, keeps its day', () => {
  const { list, lines } = openList();
  list.show(said(1, evening));
  list.show(said(2, night));
  list.show(said(1, evening, { text: 'message 1, again' }));
  list.hide(2);
  expect(lines()).toEqual(['Wednesday, 25 November 2026', 'message 1, again', 'Thursday, 26 November 2026', 'removed']);
});

test('a list that is begun anew names its first day again', () => {
  const { list, lines } = openList();
  list.show(said(1, evening));
  list.clear();
  list.show(said(2, evening));
  expect(lines()).toEqual(['Wednesday, 25 November 2026', 'message 2']);
});

/** A list whose place has a height, 300 px of which are its words. */
function openPlace() {
  let resized: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resized = listener;
      }
      observe(): void {}
    },
  );
  const { list } = openList();
  const size = { clientHeight: 200, scrollHeight: 300, scrollTop: 0 };
  for (const name of Object.keys(size) as (keyof typeof size)[])
    Object.defineProperty(list.node, name, {
      get: () => size[name],
      set(value: number) {
        size[name] = value;
      },
    });
  const scrollTo = (top: number) => {
    size.scrollTop = top;
    list.node.dispatchEvent(new Event('scroll'));
  };
  return { list, size, scrollTo, resize: () => resized() };
}

test('CH-01 who stands at the end stays there as the window is out of sight or made smaller, and goes on with what comes then', async () => {
  const { list, size, resize } = openPlace();
  list.show(said(1, evening));
  Object.assign(size, { clientHeight: 0, scrollHeight: 0 });
  list.show(said(2, evening));
  Object.assign(size, { clientHeight: 100, scrollHeight: 500 });
  resize();
  expect(size.scrollTop).toBe(500);
  size.scrollHeight = 700;
  list.show(said(3, evening));
  await Promise.resolve();
  expect(size.scrollTop).toBe(700);
});

test('of much that comes in one piece, as to a page that was asleep, the end is looked for once', async () => {
  const { list } = openList();
  let looks = 0;
  Object.defineProperty(list.node, 'scrollHeight', { get: () => (looks += 1) });
  for (let number = 1; number <= 50; number += 1) list.show(said(number, evening));
  await Promise.resolve();
  expect(looks).toBe(1);
});

test('who has gone up to read stays there, and comes back to the end by the own word', async () => {
  const { list, size, scrollTo, resize } = openPlace();
  scrollTo(100);
  scrollTo(0);
  list.show(said(1, evening));
  resize();
  expect(size.scrollTop).toBe(0);
  list.show(said(2, evening, { own: true }));
  await Promise.resolve();
  expect(size.scrollTop).toBe(300);
});

test('what is pressed to take a message out of sight leaves its focus to the list, as does one that is put anew', () => {
  const { list } = openList();
  const pressed = () => {
    const button = document.createElement('button');
    list.show(said(1, evening), button);
    button.focus();
  };
  pressed();
  list.hide(1);
  expect(document.activeElement).toBe(list.node);
  pressed();
  list.show(said(1, evening, { text: null }));
  expect(document.activeElement).toBe(list.node);
});

test('one that somebody else takes out of sight moves nobody’s focus', () => {
  const { list } = openList();
  const field = document.createElement('textarea');
  document.body.append(field);
  list.show(said(1, evening), document.createElement('button'));
  field.focus();
  list.hide(1);
  expect(document.activeElement).toBe(field);
});

test.each([
  ['vi-VN', 'Thứ Tư, 25 tháng 11, 2026'],
  ['zh-CN', '2026年11月25日星期三'],
  ['th-TH', 'วันพุธที่ 25 พฤศจิกายน 2026'],
  ['id-ID', 'Rabu, 25 November 2026'],
])('the day is written as %s does', (lang, day) => {
  const { list, lines } = openList(lang);
  list.show(said(1, evening));
  expect(lines()[0]).toBe(day);
});

test('a list that nothing was said in says so once all is there, until somebody does', () => {
  document.documentElement.lang = 'en-GB';
  const list = createMessageList({ label: 'What was said', hidden: 'removed', empty: 'Nobody has said anything yet.' });
  const says = () => list.node.textContent.includes('Nobody has said anything yet.');
  expect(says()).toBe(false);
  list.settle();
  expect(says()).toBe(true);
  list.show(said(1, evening));
  expect(says()).toBe(false);
  list.settle();
  expect(says()).toBe(false);
});

test('of a page that stays open the oldest go, and the day is named above the first that is left of it', () => {
  const { list, lines } = openList();
  list.show(said(1, evening));
  for (let number = 2; number <= maxShown + 2; number += 1) list.show(said(number, night));
  expect([list.has(1), list.has(2), list.has(3)]).toEqual([false, false, true]);
  const left = lines();
  expect(left.slice(0, 3)).toEqual(['Thursday, 26 November 2026', 'message 3', 'message 4']);
  expect([left.length, left.at(-1)]).toEqual([maxShown + 1, `message ${maxShown + 2}`]);
});

test('nothing goes from above somebody who reads further up, until the reader is back at the end', () => {
  const { list } = openList();
  let height = 0;
  Object.defineProperties(list.node, { scrollHeight: { get: () => height }, scrollTop: { value: 0, writable: true } });
  const scrollTo = (top: number): void => {
    list.node.scrollTop = top;
    list.node.dispatchEvent(new Event('scroll'));
  };
  for (let number = 1; number <= maxShown; number += 1) list.show(said(number, evening));
  height = 50_000;
  scrollTo(50_000);
  scrollTo(10_000);
  list.show(said(maxShown + 1, evening));
  expect(list.has(1)).toBe(true);
  scrollTo(50_000);
  list.show(said(maxShown + 2, evening));
  expect([list.has(1), list.has(2), list.has(3)]).toEqual([false, false, true]);
});
