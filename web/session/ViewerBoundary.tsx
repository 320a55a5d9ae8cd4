import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useRevalidator } from 'react-router-dom';
import { Button } from '../ui/Button/Button.tsx';
import { useWhenOnline } from '../ui/useWhenOnline.ts';
import { SectionBoundary } from '../ui/SectionBoundary/SectionBoundary.tsx';

/** Where it cannot be known who is signed in, the rest of the page still stands, and this offers to ask again; it asks by itself once there is a network again. */
export function ViewerBoundary({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator();
  return (
    <SectionBoundary onRetry={revalidate} fallback={(retry) => <RetryButton onRetry={retry} />}>
      {children}
    </SectionBoundary>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  useWhenOnline(onRetry);
  return (
    <Button size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}
