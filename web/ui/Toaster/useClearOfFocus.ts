import { useEffect } from 'react';

const controls = 'a, button, input, select, textarea, summary';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Marks the place of messages as `data-aside` while one of them would lie over the control in use, which on a phone is as wide as they are. */
export function useClearOfFocus(place: HTMLElement): void {
  useEffect(() => {
    const look = () => {
      const used = document.activeElement;
      // Whoever is in a message has it stay where it is.
      if (place.contains(used)) return;
      delete place.dataset['aside'];
      if (!used?.matches(controls)) return;
      const area = used.getBoundingClientRect();
      if ([...place.querySelectorAll('[role=alertdialog]')].some((message) => overlap(message.getBoundingClientRect(), area)))
        place.dataset['aside'] = '';
    };
    // As messages come and go, and as the keys lead on.
    const sizes = new ResizeObserver(look);
    sizes.observe(place);
    document.addEventListener('focusin', look);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', look);
    };
  }, [place]);
}
