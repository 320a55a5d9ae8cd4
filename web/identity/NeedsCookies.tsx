import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { takesCookies } from '../storage/takesCookies.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';

/** What lets somebody in; where the browser keeps no cookies that is said instead, for an account would be opened, or a login answered, that does not hold. */
export function NeedsCookies({ children }: { children: ReactNode }) {
  const [isKept, setKept] = useState(takesCookies);
  const [tries, setTries] = useState(0);
  if (isKept) return children;
  const lookAgain = () => {
    setKept(takesCookies());
    setTries(tries + 1);
  };
  // Written anew at each try, so that it is read out again.
  return (
    <Suspense fallback={<Skeleton height="96px" />}>
      <CookiesNotice key={tries} onRetry={lookAgain} />
    </Suspense>
  );
}

function CookiesNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['login', 'common']);
  return (
    <Notice tone="danger" action={<Button onClick={onRetry}>{t('common:retry')}</Button>}>
      {t('login:cookies')}
    </Notice>
  );
}
