import { afterEach, expect, onTestFinished, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

afterEach(() => document.body.replaceChildren());

/** A page with a list, which can take the focus, within a part that cannot, and what takes it last. */
function openPage(mayRest: boolean) {
  document.body.innerHTML = `
    <div id="page"><main tabindex="-1"><div id="part"><ul tabindex="-1"><li><button>Away</button></li></ul></div><input /></main></div>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const within = find('#page');
  if (!within) throw new Error('There is no page');
  onTestFinished(keepFocus(within, { last: () => find('main'), mayRest }));
  find('button')?.focus();
  return { find, settle: () => new Promise((done) => void setTimeout(done)) };
}
const focused = () => document.activeElement?.tagName;

test.each([true, false])('where what has the focus goes, the nearest around it takes it (the focus may rest: %s)', async (mayRest) => {
  const { find, settle } = openPage(mayRest);
  find('li')?.remove();
  await settle();
  expect(focused()).toBe('UL');
});

test('where all around it goes as well, the last takes it', async () => {
  const { find, settle } = openPage(true);
  find('#part')?.remove();
  await settle();
  expect(focused()).toBe('MAIN');
});

test('it is left where it has been led to', async () => {
  const { find, settle } = openPage(true);
  find('li')?.remove();
  find('input')?.focus();
  await settle();
  expect(focused()).toBe('INPUT');
});

test('what is drawn while the focus is on its way does not turn it aside', async () => {
  const { find, settle } = openPage(false);
  const [button, input] = [find('button'), find('input')];
  button?.blur();
  button?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: input }));
  find('li')?.append('cannot be empty');
  await settle();
  expect(focused()).toBe('BODY');
  input?.focus();
  input?.remove();
  await settle();
  expect(focused()).toBe('MAIN');
});

test('on a page it may rest nowhere, as after a press beside everything, whatever goes then', async () => {
  const { find, settle } = openPage(true);
  find('button')?.blur();
  await settle();
  find('li')?.remove();
  await settle();
  expect(focused()).toBe('BODY');
});
