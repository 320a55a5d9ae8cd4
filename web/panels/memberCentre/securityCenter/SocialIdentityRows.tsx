import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { SocialIdentityRow } from './SocialIdentityRow.tsx';
import type { SocialIdentityRows_member$key } from './__generated__/SocialIdentityRows_member.graphql.ts';

export interface SocialIdentityRowsProps {
  member: SocialIdentityRows_member$key;
  /** The one that is open. */
  item: string | null;
  onToggle: (item: string) => void;
  onDone: (item: string) => void;
}

/** A row for each provider by which the account can be entered. */
export function SocialIdentityRows({ member, item, onToggle, onDone }: SocialIdentityRowsProps) {
  const { t } = useTranslation('security');
  const { socialIdentities } = useFragment(
    graphql`
      fragment SocialIdentityRows_member on Member {
        socialIdentities {
          id
          ...SocialIdentityRow_identity
        }
      }
    `,
    member,
  );
  if (!socialIdentities)
    return (
      <li>
        <Notice tone="danger">{t('notKnown')}</Notice>
      </li>
    );
  return socialIdentities.map((identity) => (
    <SocialIdentityRow
      key={identity.id}
      identity={identity}
      isOpen={item === identity.id}
      onToggle={() => onToggle(identity.id)}
      onDone={() => onDone(identity.id)}
    />
  ));
}
