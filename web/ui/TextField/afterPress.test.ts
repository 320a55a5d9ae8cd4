import { afterEach, expect, test, vi } from 'vitest';
import { afterPress } from './afterPress.ts';

afterEach(() => vi.restoreAllMocks());

/** Within a dialog, from which up nothing is active. */
function press(isPressed: boolean): void {
  const pressed = document.createElement('dialog');
  vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === ':active' && isPressed ? pressed : null));
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('VA-03 what leaving a field shows is shown at once where the keyboard left it', () => {
  press(false);
  const shown = vi.fn();
  afterPress(shown);
  expect(shown).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel', 'mouseup'])(
  'VA-03 it waits for the end of a press, so that nothing moves under the pointer: %s',
  async (end) => {
    press(true);
    const shown = vi.fn();
    afterPress(shown);
    await soon();
    expect(shown).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(end));
    // The click belongs to the press.
    expect(shown).not.toHaveBeenCalled();
    await soon();
    document.dispatchEvent(new Event('pointerup'));
    await soon();
    expect(shown).toHaveBeenCalledOnce();
  },
);
