import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { NeedsCookies } from '../../identity/NeedsCookies.tsx';
import { useOpenDialog } from '../../overlays/dialogs.tsx';
import { useOnTrial } from '../../session/useOnTrial.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ModeTabs } from './ModeTabs.tsx';
import { RegistrationEntry } from './RegistrationEntry.tsx';
import { keepDraft, readDraft } from './rules/registrationDraft.ts';
import { type PhoneVerification, type RegistrationMode, ruleSetOf } from './rules/registrationFields.ts';
import styles from './RegistrationForm.module.css';
import { SignedInNotice } from './SignedInNotice.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';
import type { RegistrationForm_query$key } from './__generated__/RegistrationForm_query.graphql.ts';

export interface RegistrationFormProps {
  query: RegistrationForm_query$key;
  /** On the page of its own: with a title and a reset button. */
  isPage?: boolean;
  /** Ties an identity that was signed in with to the new account. */
  socialTicket?: string | undefined;
}

/** Creates an account by the operator's own rules, by user name or by number. Nothing that was typed is lost on any failure. */
export function RegistrationForm({ query, isPage = false, socialTicket }: RegistrationFormProps) {
  const { t } = useTranslation(['auth', 'register']);
  const { registrationForm: form, site } = useFragment(
    graphql`
      fragment RegistrationForm_query on Query {
        registrationForm @required(action: THROW) {
          fields {
            name
            required
            pattern
            patternId
            minLength
            maxLength
          }
          mobileFields {
            name
            required
            pattern
            patternId
            minLength
            maxLength
          }
          phoneVerification
          challengeRequired
          dialingCodes
          bonus {
            amount
            symbol
          }
          minimumAge
        }
        site {
          country {
            countryCode
            countryDialingCode
          }
          countries {
            countryCode
            countryDialingCode
          }
          switches {
            usernameRegistration
          }
          minimumAge
          ...SocialSignIn_site
        }
      }
    `,
    query,
  );
  // Where the switches could not be had, the form that every brand has is the safe one to show.
  const hasUsername = site.switches?.usernameRegistration ?? true;
  const modes: RegistrationMode[] = [...(hasUsername ? (['username'] as const) : []), ...(form.mobileFields ? (['mobile'] as const) : [])];
  const [chosen, setChosen] = useState(() => readDraft().mode);
  const mode = modes.find((known) => known === chosen) ?? modes[0];
  const verification: PhoneVerification =
    form.phoneVerification === 'SMS' || form.phoneVerification === 'SERVICE' ? form.phoneVerification : 'NONE';
  const current = useOpenDialog();
  // Whoever has just registered here is on the way out of this form.
  const isWelcomed = current?.name === 'registered';
  const isOnTrial = useOnTrial();
  const isMember = useSignedIn() === true && !isOnTrial && !isWelcomed;
  const fields = mode === 'mobile' ? (form.mobileFields ?? []) : form.fields;

  return (
    <div className={styles['registration']}>
      {isPage && <h1 className={styles['title']}>{t('auth:register.title')}</h1>}
      {isMember && <SignedInNotice isPage={isPage} />}
      {isOnTrial && <Notice tone="info">{t('register:trial')}</Notice>}
      {/* Only out of sight: whoever logs out again elsewhere finds what was typed. */}
      <div hidden={isMember} className={styles['entry']}>
        <NeedsCookies>
          {mode ? (
            <ModeTabs
              modes={modes}
              mode={mode}
              onChange={(next) => {
                setChosen(next);
                keepDraft({ mode: next });
              }}
            >
              <RegistrationEntry
                settings={{
                  mode,
                  rules: ruleSetOf(fields, mode, verification),
                  challengeRequired: form.challengeRequired,
                  phoneVerification: verification,
                  socialTicket,
                  startCode: site.country?.countryDialingCode ?? '',
                }}
                bonus={form.bonus}
                minimumAge={form.minimumAge}
                playingAge={site.minimumAge}
                countries={form.dialingCodes ? (site.countries ?? []) : []}
                country={site.country}
                isPage={isPage}
              />
            </ModeTabs>
          ) : (
            <Notice tone="info">{t('register:closed')}</Notice>
          )}
          {socialTicket === undefined && <SocialSignIn site={site} />}
        </NeedsCookies>
      </div>
    </div>
  );
}
