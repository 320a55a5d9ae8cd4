/**
 * Runs what a field does when it is left: at once, or, where a press on something else took the focus away, when that
 * press is over. A message that appears in between moves the page under the pointer, and the press goes nowhere.
 */
export function afterPress(action: () => void): void {
  // What is pressed in a modal dialog is active up to the dialog alone, not to the page's root.
  if (!document.querySelector(':active')) return action();
  const over = new AbortController();
  const run = () => {
    over.abort();
    // The click itself comes after the pointer is up.
    setTimeout(action);
  };
  // A finger is up before the press gives the focus away: of that one only the mouse that it stands for is still to come.
  for (const end of ['pointerup', 'pointercancel', 'mouseup']) document.addEventListener(end, run, { signal: over.signal, capture: true });
}
