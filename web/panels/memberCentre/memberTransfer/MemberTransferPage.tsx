import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useViewerFact } from '../../../session/useViewerFact.ts';
import { isAgent } from '../../../session/viewer.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import type { PageProps } from '../PageProps.ts';
import { PaymentPasswordForm } from '../withdraw/PaymentPasswordForm.tsx';
import { MemberTransferForm } from './MemberTransferForm.tsx';
import { MainWalletHead } from '../MainWalletHead.tsx';
import { useMainWallet } from '../useMainWallet.ts';
import { useFreshTerms } from './useFreshTerms.ts';
import styles from './MemberTransferPage.module.css';
import type { MemberTransferPageQuery } from './__generated__/MemberTransferPageQuery.graphql.ts';

/** Sending money to whoever brought the member, and as an agent to whom one has brought. */
export function MemberTransferPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('memberTransfer');
  const { viewer } = useLazyLoadQuery<MemberTransferPageQuery>(
    graphql`
      query MemberTransferPageQuery @raw_response_type {
        viewer {
          id
          ...useMainWallet_member
          paymentPassword @required(action: THROW) {
            isSet
            factor
            hint
          }
          memberTransferTerms @required(action: THROW) {
            isOpen
            receivers {
              id
            }
            ...MemberTransferForm_terms
          }
        }
      }
    `,
    {},
    { fetchKey },
  );
  const ofAgent = useViewerFact(isAgent);
  const wallet = useMainWallet(viewer);
  useFreshTerms();
  if (!viewer) return null;
  const { paymentPassword, memberTransferTerms: terms } = viewer;
  const { isSet, factor, hint } = paymentPassword;
  const shut = !terms.isOpen ? 'closed' : terms.receivers.length === 0 ? 'nobody' : null;

  return (
    <div className={styles['page']}>
      <MainWalletHead title={t(ofAgent ? 'titleOfAgent' : 'title')} label={t('balance')} wallet={wallet} />
      {shut !== null && (
        <EmptyState title={t(`${shut}.title`)} text={t(shut === 'nobody' && ofAgent ? 'nobody.textOfAgent' : `${shut}.text`)} />
      )}
      {shut === null && !isSet && <PaymentPasswordForm provenBy="password" factor={factor} hint={hint} onDone={() => undefined} />}
      {shut === null && isSet && <MemberTransferForm terms={terms} wallet={wallet} factor={factor} hint={hint} />}
    </div>
  );
}
