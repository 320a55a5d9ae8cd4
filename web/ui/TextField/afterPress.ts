/**
 * Runs what a field does when it is left: at once, or, where a press on something else took the focus away, when that
 * press is over. A message that appears in between moves the page under the pointer, and the press goes nowhere.
 */
export function afterPress(action: () => void): void {
  if (!document.documentElement.matches(':active')) return action();
  const over = new AbortController();
  const run = () => {
    over.abort();
    // The click itself comes after the pointer is up.
    setTimeout(action);
  };
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, run, { signal: over.signal, capture: true });
}
