import { useEffect, useState } from 'react';

/** True while open, and for `delay` milliseconds after it was closed by losing focus; any other closing is at once. */
export function useLinger(isOpen: boolean, isFocused: boolean, delay: number): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [lingers, setLingers] = useState(false);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setLingers(!isOpen && !isFocused);
  }
  useEffect(() => {
    if (!lingers) return;
    const timer = setTimeout(() => setLingers(false), delay);
    return () => clearTimeout(timer);
  }, [lingers, delay]);
  return isOpen || lingers;
}
