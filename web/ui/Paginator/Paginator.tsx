import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { pageItems } from './pageItems.ts';
import styles from './Paginator.module.css';

export interface PaginatorProps {
  page: number;
  totalPages: number;
  /** Address of a page, so that it can be opened in another tab. */
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  /** Pointer or focus is on a page: what it shows can be fetched ahead. */
  onIntent?: (page: number) => void;
}

/** Pages as links. Nothing at all where there is one page. */
export function Paginator({ page, totalPages, hrefOf, onPage, onIntent }: PaginatorProps) {
  const { t } = useTranslation('common');
  if (totalPages <= 1) return null;

  const link = (target: number) => ({
    href: hrefOf(target),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onPage(target);
    },
    onPointerEnter: () => onIntent?.(target),
    onFocus: () => onIntent?.(target),
  });

  return (
    <nav aria-label={t('pages.label')} className={styles['paginator']}>
      {page > 1 && (
        <a {...link(page - 1)} rel="prev" aria-label={t('pages.previous')} className={styles['page']}>
          <ChevronLeft aria-hidden="true" />
        </a>
      )}
      {pageItems(page, totalPages).map((item, index) =>
        item === 'gap' ? (
          <span key={`gap ${index}`} aria-hidden="true" className={styles['gap']}>
            …
          </span>
        ) : (
          <a
            key={item}
            {...link(item)}
            aria-label={t('pages.page', { page: item })}
            aria-current={item === page ? 'page' : undefined}
            className={styles['page']}
          >
            {item}
          </a>
        ),
      )}
      {page < totalPages && (
        <a {...link(page + 1)} rel="next" aria-label={t('pages.next')} className={styles['page']}>
          <ChevronRight aria-hidden="true" />
        </a>
      )}
    </nav>
  );
}
