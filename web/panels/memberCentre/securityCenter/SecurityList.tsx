import { KeyRound, Landmark, Mail, ShieldCheck, Smartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useDialogs } from '../../../overlays/dialogs.tsx';
import { usePanel } from '../../../overlays/usePanel.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useOpenItem } from '../useOpenItem.ts';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { SocialIdentityRows } from './SocialIdentityRows.tsx';
import type { SecurityList_member$key } from './__generated__/SecurityList_member.graphql.ts';
import type { SocialIdentityRows_member$key } from './__generated__/SocialIdentityRows_member.graphql.ts';

const contactRows = [
  { item: 'phone', kind: 'PHONE', icon: Smartphone },
  { item: 'email', kind: 'EMAIL', icon: Mail },
] as const;

export interface SecurityListProps {
  member: SecurityList_member$key;
  /** The same, as far as the rows of its identities at providers read it. */
  identitiesOf: SocialIdentityRows_member$key;
  /** Asks how everything stands now. */
  onChanged: () => void;
}

/** What the account is held by, a row each; the one that is being changed is part of the address. */
export function SecurityList({ member, identitiesOf, onChanged }: SecurityListProps) {
  const { t } = useTranslation('security');
  const dialogs = useDialogs();
  const panel = usePanel();
  const { item, open, close } = useOpenItem();
  const { contacts, authenticator, paymentPassword } = useFragment(
    graphql`
      fragment SecurityList_member on Member {
        contacts {
          phone {
            hint
            proven
          }
          email {
            hint
            proven
          }
          offered
          proofs {
            method
            hint
          }
        }
        authenticator {
          enabled
          recoveryCodesLeft
        }
        paymentPassword {
          factor
          hint
        }
      }
    `,
    member,
  );
  const toggle = (name: string) => {
    open(item === name ? null : name);
    // The app is bound before its recovery codes are put away: how it stands is asked for once they are.
    if (item === 'authenticator') onChanged();
  };
  const done = (name: string) => {
    close(name);
    onChanged();
  };
  return (
    <section aria-label={t('rows')}>
      <ul>
        <SecurityRow
          icon={KeyRound}
          title={t('password.title')}
          state={t('password.state')}
          action={t('change')}
          onPress={() => dialogs.open('changePassword')}
        />
        {contacts &&
          contactRows.map(({ item: name, kind, icon }) => {
            const contact = contacts[name];
            const isOffered = contacts.offered.includes(kind);
            return (
              <SecurityRow
                key={name}
                icon={icon}
                title={t(`${name}.title`)}
                state={contact ? t(contact.proven ? 'contact.proven' : 'contact.told', { hint: contact.hint }) : t(`${name}.none`)}
                {...(isOffered && { action: t(item === name ? 'close' : !contact ? 'bind' : contact.proven ? 'change' : 'prove') })}
                onPress={() => toggle(name)}
                isOpen={item === name && isOffered}
              >
                <ContactForm
                  kind={kind}
                  told={contact?.proven === false ? contact.hint : null}
                  proofs={contacts.proofs}
                  onDone={() => done(name)}
                />
              </SecurityRow>
            );
          })}
        {authenticator && paymentPassword && (
          <SecurityRow
            icon={ShieldCheck}
            title={t('authenticator.title')}
            state={authenticator.enabled ? t('authenticator.bound', { count: authenticator.recoveryCodesLeft }) : t('authenticator.none')}
            action={t(item === 'authenticator' ? 'close' : authenticator.enabled ? 'remove' : 'setUp')}
            onPress={() => toggle('authenticator')}
            isOpen={item === 'authenticator'}
          >
            <AuthenticatorForm isBound={authenticator.enabled} {...paymentPassword} onDone={() => done('authenticator')} />
          </SecurityRow>
        )}
        <SocialIdentityRows member={identitiesOf} item={item} onToggle={toggle} onDone={done} />
        <SecurityRow
          icon={Landmark}
          title={t('payouts.title')}
          state={t('payouts.state')}
          action={t('payouts.open')}
          onPress={() => panel.open('withdraw')}
        />
      </ul>
      {(!contacts || !authenticator || !paymentPassword) && <Notice tone="danger">{t('notKnown')}</Notice>}
    </section>
  );
}
