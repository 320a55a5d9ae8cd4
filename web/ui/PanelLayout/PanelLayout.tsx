import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PanelLayout.module.css';

export interface PanelLayoutProps<Key extends string> {
  /** Names the pages as a whole. */
  label: string;
  pages: readonly { readonly key: Key; readonly icon: LucideIcon; readonly title: string }[];
  current: Key;
  onOpen: (key: Key) => void;
  /** The open page. */
  children: ReactNode;
}

/** A panel's pages as a rail, which is a row of chips on phones, and the open one beside it. */
export function PanelLayout<Key extends string>({ label, pages, current, onOpen, children }: PanelLayoutProps<Key>) {
  const marked = useRef<HTMLButtonElement>(null);

  // On phones the pages are a row that scrolls; the open one may lie beyond its edge.
  useEffect(() => {
    // In braces: some browsers answer with a promise, which is no clean-up.
    marked.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

  return (
    <div className={styles['layout']}>
      <nav aria-label={label} className={styles['rail']}>
        {pages.map(({ key, icon: Icon, title }) => (
          <button
            key={key}
            ref={key === current ? marked : undefined}
            type="button"
            aria-current={key === current ? 'page' : undefined}
            className={styles['page']}
            onClick={() => onOpen(key)}
          >
            <Icon aria-hidden="true" />
            {title}
          </button>
        ))}
      </nav>
      <section className={styles['content']} aria-label={pages.find(({ key }) => key === current)?.title}>
        {children}
      </section>
    </div>
  );
}
