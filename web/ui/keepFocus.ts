export interface KeepFocusParts {
  /** What takes the focus where nothing nearer does. */
  last: () => HTMLElement | null;
  /** On a page the focus may rest nowhere; in a dialog it may not. */
  mayRest: boolean;
}

const isLost = (element: Element | undefined): boolean => element?.isConnected === false;

/**
 * What has the focus may go, as a form does once it is sent, or a button that has done its work. The browser would leave the focus
 * to nobody, and a screen reader with nothing to say: it goes to the nearest around it that still stands and can take it
 * (`tabIndex={-1}`). Returns what ends it.
 */
export function keepFocus(within: HTMLElement, { last, mayRest }: KeepFocusParts): () => void {
  const listening = new AbortController();
  /** What has the focus, and what is around it. */
  let held: Element[] = [];
  /** Where the focus is on its way to. In between nobody has it, and what a field shows as it is left is drawn just then. */
  let next: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    next = null;
    held = [];
    for (let each = target instanceof Element ? target : null; each && each !== within; each = each.parentElement) held.push(each);
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    next = relatedTarget;
    // An element that is removed loses the focus too, and the browser may tell of it before it is gone.
    queueMicrotask(() => {
      if (held[0] === target && !isLost(held[0])) held = [];
    });
  };
  within.addEventListener('focusin', note, { signal: listening.signal });
  within.addEventListener('focusout', forget, { signal: listening.signal });
  const kept = new MutationObserver(() => {
    if (document.activeElement !== document.body || (mayRest && !isLost(held[0]))) return;
    if (next instanceof Node && within.contains(next)) return;
    const near = held.find((each) => each.isConnected && each.getAttribute('tabindex') === '-1');
    held = [];
    (near instanceof HTMLElement ? near : last())?.focus({ preventScroll: true });
  });
  kept.observe(within, { childList: true, subtree: true });
  return () => {
    listening.abort();
    kept.disconnect();
  };
}
