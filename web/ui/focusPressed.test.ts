import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusPressed } from './focusPressed.ts';

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

let stop: () => void;
beforeEach(() => {
  stop = focusPressed(document);
  document.body.innerHTML = `
    <main tabindex="-1"><button><span>Open</span></button><a href="#slots">Slots</a><input type="search" /><input type="file" /></main>`;
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test.each([
  ['nobody', 'a button', 'span', 'BUTTON'],
  ['nobody', 'a link', 'a', 'A'],
  ['main', 'a button', 'span', 'BUTTON'],
  ['main', 'a link', 'a', 'A'],
])('where a browser leaves the focus to %s, %s that is pressed takes it before it hears of the press', (left, _what, pressed, name) => {
  if (left === 'main') find(left).focus();
  const seen: (string | undefined)[] = [];
  find(pressed).addEventListener('click', () => seen.push(document.activeElement?.tagName));
  find(pressed).click();
  expect(seen).toEqual([name]);
});

test('a field that has the focus keeps it, and what chooses a file does not take it', () => {
  find('[type=search]').focus();
  find('button').click();
  expect(document.activeElement).toBe(find('[type=search]'));
  find('main').focus();
  find('[type=file]').click();
  expect(document.activeElement).toBe(find('main'));
});
