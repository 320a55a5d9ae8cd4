import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { openPopup } from './openPopup.ts';
import type { useCustomerServiceQuery } from './__generated__/useCustomerServiceQuery.graphql.ts';

/** Why nobody can be talked to: the browser let no window open, or the operator named no place. */
export type CustomerServiceProblem = 'blocked' | 'missing';

/** `open` opens customer service in a window of its own, which closes again where its address cannot be had. To be called in a click. */
export function useCustomerService(): { open: () => void; isOpening: boolean; problem: CustomerServiceProblem | null } {
  const { t } = useTranslation('status');
  const environment = useRelayEnvironment();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<CustomerServiceProblem | null>(null);

  const open = useCallback(() => {
    const popup = openPopup(t('contact.opening'));
    if (!popup) return setProblem('blocked');
    setProblem(null);
    setOpening(true);
    void fetchQuery<useCustomerServiceQuery>(
      environment,
      graphql`
        query useCustomerServiceQuery {
          site {
            customerServiceUrl
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .then(
        (answer) => answer?.site.customerServiceUrl,
        () => null,
      )
      .then((url) => {
        setOpening(false);
        if (url) return popup.lead(url);
        popup.close();
        setProblem('missing');
      });
  }, [environment, t]);
  return { open, isOpening, problem };
}
