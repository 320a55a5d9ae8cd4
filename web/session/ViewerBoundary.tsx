import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useRevalidator } from 'react-router-dom';
import { Button } from '../ui/Button/Button.tsx';
import { SectionBoundary } from '../ui/SectionBoundary/SectionBoundary.tsx';

/** Where it cannot be known who is signed in, the rest of the page still stands, and this offers to ask again. */
export function ViewerBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { revalidate } = useRevalidator();
  return (
    <SectionBoundary
      onRetry={revalidate}
      fallback={(retry) => (
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    >
      {children}
    </SectionBoundary>
  );
}
