import { useCallback, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { openPopup } from './openPopup.ts';

/** Why nobody can be talked to: the browser let no window open, or the operator named no place. `link` leads there without a window of ours. */
export interface CustomerServiceProblem {
  readonly kind: 'blocked' | 'missing';
  readonly link: string | null;
}

/** Milliseconds that the window waits for its address. */
const patience = 15_000;

const inTime = <Value>(promise: Promise<Value>): Promise<Value | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patience);
    promise
      .catch(() => null)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });

/**
 * `open` opens customer service in a window of its own, which closes again where its address cannot be had. To be called in a click.
 * Show `problem` by `ServiceProblem`, where the person has pressed.
 */
export function useCustomerService(): { open: () => void; isOpening: boolean; problem: CustomerServiceProblem | null } {
  const { t } = useTranslation('status');
  const environment = useRelayEnvironment();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<CustomerServiceProblem | null>(null);

  const open = useCallback(() => {
    const links = loadChunk(() => import('./serviceLink.ts'));
    const popup = openPopup(t('contact.opening'));
    setProblem(null);
    if (!popup) {
      setProblem({ kind: 'blocked', link: null });
      void inTime(links.then(({ guestLink }) => guestLink(environment))).then((link) => setProblem({ kind: 'blocked', link }));
      return;
    }
    setOpening(true);
    void inTime(links.then(({ serviceLink }) => serviceLink(environment))).then((url) => {
      setOpening(false);
      if (url !== null) return popup.lead(url);
      popup.close();
      setProblem({ kind: 'missing', link: null });
    });
  }, [environment, t]);
  return { open, isOpening, problem };
}
