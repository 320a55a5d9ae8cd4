import type { ReactNode } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import query, { type useViewerQuery } from '../__generated__/useViewerQuery.graphql.ts';

/** Where it cannot be known who is signed in, the rest of the page still stands, and this offers to ask again. */
export function ViewerBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const environment = useRelayEnvironment();
  const askAgain = async () => {
    await fetchQuery<useViewerQuery>(environment, query, {}).toPromise();
  };
  return (
    <SectionBoundary
      onRetry={askAgain}
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
