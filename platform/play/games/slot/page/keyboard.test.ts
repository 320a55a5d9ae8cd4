import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { element } from '../../../../core/page/element.ts';
import { listenToKeys } from './keyboard.ts';

const actions = { spin: vi.fn(), stepStake: vi.fn(), openPaytable: vi.fn(), openFairness: vi.fn() };
/** Pages of other tests listen to the document that they share. */
const page = document.implementation.createHTMLDocument();
const shortcuts = { isOn: true };
let stop: () => void;
beforeEach(() => {
  shortcuts.isOn = true;
  stop = listenToKeys(page, shortcuts, actions);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  page.body.replaceChildren();
});

const press = (key: string, options: KeyboardEventInit = {}, target: Element = page.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event;
};
const placed = <E extends Element>(node: E): E => {
  page.body.append(node);
  return node;
};

test('space and Enter spin, and do not scroll', () => {
  expect([press(' '), press('Enter')].map((event) => event.defaultPrevented)).toEqual([true, true]);
  expect(actions.spin).toHaveBeenCalledTimes(2);
});

test('a held key plays one round, also on the button itself', () => {
  const button = placed(element('button'));
  expect(press(' ', { repeat: true }).defaultPrevented).toBe(true);
  expect(press('Enter', { repeat: true }, button).defaultPrevented).toBe(true);
  expect(actions.spin).not.toHaveBeenCalled();
});

test('a focused button or link keeps its own press', () => {
  for (const node of [placed(element('button')), placed(element('a', { href: '/' }))])
    expect(press('Enter', {}, node).defaultPrevented).toBe(false);
  expect(actions.spin).not.toHaveBeenCalled();
});

test('arrows change the stake, also from a chip', () => {
  press('ArrowUp');
  press('ArrowDown', {}, placed(element('input', { type: 'radio' })));
  expect(actions.stepStake.mock.calls).toEqual([[1], [-1]]);
});

test('a space on a stake chooses it, as on any other choice, and stakes nothing', () => {
  for (const key of [' ', 'Enter']) expect(press(key, {}, placed(element('input', { type: 'radio' }))).defaultPrevented).toBe(false);
  expect(actions.spin).not.toHaveBeenCalled();
});

test('below the cover of a game that is over no key does anything', () => {
  placed(element('div', { class: 'cover' }));
  for (const key of [' ', 'ArrowUp', 'p', 'f']) press(key);
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
});

test('P and F open their dialogs in either case', () => {
  for (const key of ['p', 'P', 'f', 'F']) press(key);
  expect([actions.openPaytable.mock.calls.length, actions.openFairness.mock.calls.length]).toEqual([2, 2]);
});

test('keys of the browser, of text fields and of open dialogs are left alone', () => {
  press('p', { ctrlKey: true });
  press('f', { metaKey: true });
  press('f', {}, placed(element('input', { id: 'client-seed' })));
  placed(element('dialog', { open: true }));
  press(' ');
  press('ArrowUp');
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
});

test('whoever has switched the keys off gets nothing by one, and what has the focus keeps its own press', () => {
  shortcuts.isOn = false;
  const pressed = [' ', 'Enter', 'ArrowUp', 'ArrowDown', 'p', 'P', 'f', 'F'].map((key) => press(key).defaultPrevented);
  expect(new Set(pressed)).toEqual(new Set([false]));
  const button = placed(element('button'));
  for (const key of [' ', 'Enter', 'Escape']) expect(press(key, {}, button).defaultPrevented).toBe(false);
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
  // A held key plays no round after round, off or not.
  expect(press('Enter', { repeat: true }, button).defaultPrevented).toBe(true);
});
