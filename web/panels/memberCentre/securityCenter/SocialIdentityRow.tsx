import { Link2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { SecurityRow } from './SecurityRow.tsx';
import { SocialIdentityUntying } from './SocialIdentityUntying.tsx';
import type { SocialIdentityRow_identity$key } from './__generated__/SocialIdentityRow_identity.graphql.ts';

export interface SocialIdentityRowProps {
  identity: SocialIdentityRow_identity$key;
  isOpen: boolean;
  onToggle: () => void;
  onDone: () => void;
}

/** A provider by which the account can be entered: since when, and the way to take that away. */
export function SocialIdentityRow({ identity, isOpen, onToggle, onDone }: SocialIdentityRowProps) {
  const { t } = useTranslation('security');
  const timeZone = useTimeZone();
  const { id, name, tiedAt, openedAccount } = useFragment(
    graphql`
      fragment SocialIdentityRow_identity on SocialIdentity {
        id
        name
        tiedAt
        openedAccount
      }
    `,
    identity,
  );
  return (
    <SecurityRow
      icon={Link2}
      title={t('social.title', { provider: name })}
      state={
        <>
          {t(openedAccount ? 'social.opened' : 'social.tied')} <time dateTime={tiedAt}>{formatStamp(tiedAt, timeZone)}</time>
        </>
      }
      action={t(isOpen ? 'close' : 'social.unlink')}
      onPress={onToggle}
      isOpen={isOpen}
    >
      <SocialIdentityUntying id={id} provider={name} onDone={onDone} />
    </SecurityRow>
  );
}
