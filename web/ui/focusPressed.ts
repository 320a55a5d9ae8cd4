/**
 * Gives the focus to what is pressed, as all browsers but Safari do: there a button leaves it to what is around it, or to nobody, and what
 * goes by who has it would lead a dialog that closes back to the top of the page, and a screen reader with it. Answers what ends it.
 */
export function focusPressed(page: Document): () => void {
  const follow = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('a[href], button, summary, input:not([type=file])') : null;
    // Who keeps the focus elsewhere, as a field does while one chooses from its list, wants it there.
    if (pressed && page.activeElement !== pressed && page.activeElement?.contains(pressed) === true)
      pressed.focus({ preventScroll: true, focusVisible: false });
  };
  // Before whoever hears of the press.
  page.addEventListener('click', follow, { capture: true });
  return () => page.removeEventListener('click', follow, { capture: true });
}
