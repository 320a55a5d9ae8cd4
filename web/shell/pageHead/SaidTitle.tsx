import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds in which a title does not change any more: until its answer is there, a screen may have that of the one before. */
const settled = 300;

/** Says the title of a screen that has come, as the browser does with a page. The first screen came as one. */
export function SaidTitle() {
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  const place = useRef({ pathname, title: '' });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      const { title } = document;
      if (place.current.pathname !== pathname) {
        if (title === place.current.title) return;
        setSaid(title);
      }
      place.current = { pathname, title };
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, settled);
    };
    const titles = new MutationObserver(wait);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    wait();
    return () => {
      titles.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);

  return (
    <p aria-live="polite" className="visually-hidden">
      {said}
    </p>
  );
}
