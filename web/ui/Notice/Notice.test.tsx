import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Notice } from './Notice.tsx';

afterEach(() => vi.restoreAllMocks());

/** What was brought into sight as a notice came, where that stands in a form or beside it; its button had the focus. */
async function broughtBy(tone: 'gain' | 'plain', isBeside: boolean) {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    shown.push(this.textContent);
  });
  const page = (notice: boolean) => (
    <>
      <form>
        {notice && !isBeside && <Notice tone={tone}>It has arrived.</Notice>}
        <button type="button">Send</button>
      </form>
      {notice && isBeside && <Notice tone={tone}>It has arrived.</Notice>}
    </>
  );
  const { rerender, unmount } = render(page(false));
  screen.getByRole('button').focus();
  await act(async () => rerender(page(true)));
  unmount();
  return shown;
}

test('what a form says of what was sent is brought into sight, with the button that sent it', async () => {
  expect(await broughtBy('gain', false)).toEqual(['Send', 'It has arrived.']);
});

test('nothing moves for what is said elsewhere, or is read in its place only', async () => {
  expect([await broughtBy('gain', true), await broughtBy('plain', false)]).toEqual([[], []]);
});
