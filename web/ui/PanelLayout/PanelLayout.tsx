import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { showFocused } from '../showFocused.ts';
import styles from './PanelLayout.module.css';

export interface PanelLayoutProps<Key extends string> {
  /** Names the pages as a whole. */
  label: string;
  /** What leads past them: they are many, and what they are opened for stands behind. */
  skip: string;
  pages: readonly { readonly key: Key; readonly icon: LucideIcon; readonly title: string }[];
  current: Key;
  onOpen: (key: Key) => void;
  /** The open page. */
  children: ReactNode;
}

/** A panel's pages as a rail, which is a row of chips on phones, and the open one beside it. */
export function PanelLayout<Key extends string>({ label, skip, pages, current, onOpen, children }: PanelLayoutProps<Key>) {
  const marked = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLElement>(null);

  // On phones the pages are a row that scrolls; the open one may lie beyond its edge.
  useEffect(() => {
    // In braces: some browsers answer with a promise, which is no clean-up.
    marked.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  return (
    <div className={styles['layout']}>
      {pages.length > 1 && (
        <button type="button" className={styles['skip']} onClick={() => content.current?.focus()}>
          {skip}
        </button>
      )}
      <nav aria-label={label} className={styles['rail']}>
        {pages.map(({ key, icon: Icon, title }) => (
          <button
            key={key}
            ref={key === current ? marked : undefined}
            type="button"
            aria-current={key === current ? 'page' : undefined}
            className={styles['page']}
            onFocus={showFocused}
            onClick={() => onOpen(key)}
          >
            <Icon aria-hidden="true" />
            {title}
          </button>
        ))}
      </nav>
      {/* Takes the focus where what had it is gone: what is done next is done on the page. */}
      <section ref={content} tabIndex={-1} className={styles['content']} aria-label={pages.find(({ key }) => key === current)?.title}>
        {children}
      </section>
    </div>
  );
}
