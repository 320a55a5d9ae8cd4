import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { searchDelay } from '../../relay/fetchAfterPause.ts';
import { longestSearch, searchOf } from '../../shell/games/gameSearch.ts';
import { isTyping, usePageKey } from '../../ui/usePageKey.ts';
import styles from './SearchBox.module.css';

/** Search by name; `/` leads to it from anywhere on the screen. */
export function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('lobby');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState(text);
  const { key } = useLocation();
  const [at, setAt] = useState(key);

  if (key !== at) {
    setAt(key);
    // The address changed by other means than typing: back button, cleared filters. What was asked for comes later than the next letters.
    if (text !== asked) {
      setAsked(text);
      setTyped(text);
    }
  }

  useEffect(() => {
    const wanted = searchOf(typed);
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, searchDelay);
    return () => clearTimeout(timer);
  }, [asked, onSearch, typed]);

  usePageKey((event) => {
    const isElsewhere = isTyping(event.target) || (event.target instanceof Element && event.target.closest('dialog, [role="dialog"]'));
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
    event.preventDefault();
    input.current?.focus();
  });

  return (
    <div className={styles['box']}>
      <Search aria-hidden="true" size={18} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestSearch}
        value={typed}
        aria-label={t('search')}
        aria-keyshortcuts="/"
        placeholder={t('search')}
        className={styles['input']}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={t('clearSearch')}
          className={styles['clear']}
          onClick={() => {
            setTyped('');
            // The button goes with what it clears, and what is looked for next is typed here.
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" size={18} />
        </button>
      )}
    </div>
  );
}
