import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import type { AffiliateDialogQuery } from './__generated__/AffiliateDialogQuery.graphql.ts';

/** Whoever is no agent is shown the way to become one, as far as the operator names it. */
export function AffiliateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('agentCentre');
  const { site } = useLazyLoadQuery<AffiliateDialogQuery>(
    graphql`
      query AffiliateDialogQuery @raw_response_type {
        site {
          resources {
            type
            url
          }
        }
      }
    `,
    {},
  );
  const link = site.resources.find(({ type }) => type === 'AFFILIATELINK')?.url;
  return (
    <Dialog
      size="dialog"
      title={t('affiliate.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('affiliate.close')}</Button>
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'primary' })}>
              {t('affiliate.link')}
            </a>
          )}
        </>
      }
    >
      <p>{t(link ? 'affiliate.text' : 'affiliate.ask')}</p>
    </Dialog>
  );
}
