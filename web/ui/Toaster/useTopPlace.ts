import { useLayoutEffect, useState } from 'react';

/** The dialog that lies over all else, or the page. The last to open is the last in the document. */
const topmost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

function newPlace(className: string): HTMLElement {
  const place = document.createElement('div');
  place.className = className;
  place.popover = 'manual';
  return place;
}

function moveInto(top: Element, place: HTMLElement): void {
  if (place.parentElement === top) return;
  // A screen reader takes an alert that comes into the document for a new one.
  for (const said of place.querySelectorAll('[data-said]')) said.removeAttribute('role');
  top.append(place);
  // Where the browser has no such layer it lies over the dialog all the same, and moves with it.
  place.showPopover?.();
}

/**
 * An element that lies over everything and can be pressed: what is outside of an open dialog cannot, so it stands in the topmost one.
 * It stays the same one, with all that is in it, as dialogs open and close.
 */
export function useTopPlace(className: string): HTMLElement {
  const [place] = useState(() => newPlace(className));
  useLayoutEffect(() => {
    const move = () => moveInto(topmost(), place);
    move();
    const dialogs = new MutationObserver(move);
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => {
      dialogs.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}
