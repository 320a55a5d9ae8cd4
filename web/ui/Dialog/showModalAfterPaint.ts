import { afterPaint } from '../afterPaint.ts';

/** Milliseconds after its first paint: the frame is on its way to the screen, which work of the page would hold up. */
const shown = 100;

/** Above the page without being a modal; false where nobody has pressed for it, or where the browser has no such thing. */
function showAsPopover(dialog: HTMLDialogElement): boolean {
  if (!('showPopover' in dialog) || !navigator.userActivation?.isActive) return false;
  // A modal dialog that is open would make this one inert, too.
  if (document.querySelector('dialog:modal')) return false;
  dialog.popover = 'manual';
  dialog.open = true;
  try {
    dialog.showPopover();
    return true;
  } catch {
    // Some browsers refuse to show an open dialog as a popover.
    dialog.popover = null;
    dialog.open = false;
    return false;
  }
}

/** In one task, so that nothing of it is seen; and what has the focus is not told that it had lost it. */
function becomeModal(dialog: HTMLDialogElement): void {
  const focused = dialog.querySelector(':focus');
  focused?.toggleAttribute('autofocus', true);
  dialog.hidePopover();
  dialog.popover = null;
  dialog.open = false;
  dialog.showModal();
  focused?.removeAttribute('autofocus');
}

export interface ModalParts {
  /** Escape, until the browser hears it by itself. */
  onLeave: () => void;
  /** Once all that lies behind is out of reach. */
  onModal: () => void;
}

/** Makes a modal of what is to become one, if there is such a dialog: another that opens meanwhile is to lie above it. */
let finishEarlier: () => void = () => undefined;

/**
 * Opens a native dialog over everything. All that lies behind a modal is styled anew, which takes a slow telephone longer than the
 * dialog itself: so after a press it is seen, and takes letters, as a popover first, and becomes a modal a moment later. Until then no
 * press gets past it. Returns what closes it, and gives the focus back.
 */
export function showModalAfterPaint(dialog: HTMLDialogElement, { onLeave, onModal }: ModalParts): () => void {
  finishEarlier();
  const opener = document.activeElement;
  const waiting = new AbortController();
  const { signal } = waiting;
  const isPopover = showAsPopover(dialog);
  const finish = () => {
    if (signal.aborted) return;
    waiting.abort();
    if (!dialog.open) return;
    if (isPopover) becomeModal(dialog);
    onModal();
  };
  if (!isPopover) dialog.showModal();
  else {
    finishEarlier = finish;
    const hold = (event: Event) => {
      if (event.target instanceof Node && dialog.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const press of ['pointerdown', 'mousedown', 'click']) document.addEventListener(press, hold, { capture: true, signal });
    dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && onLeave(), { signal });
  }
  const callOff = afterPaint(() => {
    const timer = setTimeout(finish, isPopover ? shown : 0);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return () => {
    callOff();
    waiting.abort();
    if (isPopover && dialog.popover !== null) dialog.hidePopover();
    dialog.popover = null;
    dialog.close();
    // The browser itself gives it back to what had it as the dialog became a modal.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
