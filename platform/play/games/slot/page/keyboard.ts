import type { Shortcuts } from '../../kit/shortcuts.ts';

export interface KeyActions {
  spin(): void;
  stepStake(by: 1 | -1): void;
  openPaytable(): void;
  openFairness(): void;
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea');
/** Elements that a space or Enter presses by themselves: a space on a stake chooses it, and must not stake it. */
const pressesItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, input[type=radio]') !== null;

/** What a key press means on the page, or null when it is the browser's. */
const actionOf = (event: KeyboardEvent, actions: KeyActions): (() => void) | null => {
  switch (event.key) {
    case ' ':
    case 'Enter':
      // A held key must not play round after round.
      return pressesItself(event.target) || event.repeat ? null : actions.spin;
    case 'ArrowUp':
      return () => actions.stepStake(1);
    case 'ArrowDown':
      return () => actions.stepStake(-1);
    case 'p':
    case 'P':
      return event.repeat ? null : actions.openPaytable;
    case 'f':
    case 'F':
      return event.repeat ? null : actions.openFairness;
    default:
      return null;
  }
};

/**
 * Plays by keyboard. Dialogs, text fields and shortcuts of the browser keep their keys, and below a cover there are none: a dialog that opened
 * there would be out of reach with all else. Whoever has switched them off keeps what the focus is on. Answers a function that stops listening.
 */
export const listenToKeys = (page: Document, shortcuts: Pick<Shortcuts, 'isOn'>, actions: KeyActions): (() => void) => {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTextField(event.target) || page.querySelector('dialog[open], .cover')) return;
    const act = shortcuts.isOn ? actionOf(event, actions) : null;
    const heldPress = event.repeat && (event.key === ' ' || event.key === 'Enter') && (shortcuts.isOn || pressesItself(event.target));
    if (act || heldPress) event.preventDefault();
    act?.();
  };
  page.addEventListener('keydown', listen);
  return () => page.removeEventListener('keydown', listen);
};
