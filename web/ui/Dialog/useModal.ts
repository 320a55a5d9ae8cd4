import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keepFocus } from '../keepFocus.ts';
import { showModalAfterPaint } from './showModalAfterPaint.ts';

export interface ModalOptions {
  /** Escape, or a telephone's way back. The dialog stays until it is no longer rendered. */
  onLeave: () => void;
  /** A press beside it leaves it as well. */
  isLeftByPress: boolean;
}

/** What the dialog was opened from may have gone meanwhile, or an address had opened it: then the focus goes to what it lay over. */
function leadBack(): void {
  if (document.activeElement !== document.body) return;
  const below = [...document.querySelectorAll('dialog[open]')].at(-1);
  const place = (below ?? document).querySelector<HTMLElement>(below ? 'h2' : 'main');
  // Safari takes it to be out of reach until it is styled anew, and would leave the focus to nobody.
  place?.checkVisibility?.();
  place?.focus({ preventScroll: true });
}

/**
 * For a native dialog that is open, over everything, for as long as it is rendered: the browser keeps the focus in it, all
 * else out of reach, and gives the focus back. The focus goes to what has `data-autofocus`, else to the title.
 */
export function useModal({ onLeave, isLeftByPress }: ModalOptions): RefObject<HTMLDialogElement | null> {
  const modal = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onLeave);

  // Before anything is painted: what is typed after the press belongs into the field.
  useLayoutEffect(() => {
    const dialog = modal.current;
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener(
      'cancel',
      (event) => {
        // A file that is not chosen bubbles an event of the same name.
        if (event.target !== dialog) return;
        event.preventDefault();
        leave();
      },
      { signal },
    );
    // Asked a second time without a press in between, the browser closes it whatever the page says.
    dialog.addEventListener(
      'close',
      () => {
        if (dialog.open) return;
        dialog.showModal();
        leave();
      },
      { signal },
    );
    const title = () => dialog.querySelector<HTMLElement>('h2');
    // What lies behind stops scrolling once the dialog is modal, not before: the page is drawn anew for that.
    const close = showModalAfterPaint(dialog, { onLeave: leave, onModal: () => (dialog.dataset['holds'] = '') });
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? title())?.focus();
    const letGo = keepFocus(dialog, { last: title, mayRest: false });
    return () => {
      delete dialog.dataset['holds'];
      letGo();
      listening.abort();
      close();
      queueMicrotask(leadBack);
    };
  }, []);

  useLayoutEffect(() => {
    const dialog = modal.current;
    if (!dialog || !isLeftByPress) return;
    const listening = new AbortController();
    const { signal } = listening;
    // A press lands on the dialog itself where nothing of it is: on what surrounds it. One that begins within, as where a text is marked, is none.
    let isBeside = false;
    dialog.addEventListener('pointerdown', ({ target }) => (isBeside = target === dialog), { signal });
    dialog.addEventListener('click', ({ target }) => isBeside && target === dialog && leave(), { signal });
    return () => listening.abort();
  }, [isLeftByPress]);

  return modal;
}
