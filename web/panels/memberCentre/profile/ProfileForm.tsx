import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { betweenSentences } from '../../../i18n/betweenSentences.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { usePanel } from '../../../overlays/usePanel.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { initialOf } from '../../../ui/initialOf.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import styles from './ProfileForm.module.css';
import { useOwnAvatar } from './useOwnAvatar.ts';
import { type ProfileInput, useUpdateProfile } from './useUpdateProfile.ts';
import type { ProfileForm_member$key } from './__generated__/ProfileForm_member.graphql.ts';

/** Of each service, in the words that it has everywhere. */
const names = { ZALO: 'Zalo', FACEBOOK: 'Facebook', WHATSAPP: 'WhatsApp', LINE: 'LINE', WECHAT: 'WeChat', QQ: 'QQ' } as const;
type ContactName = keyof typeof names;
const isContactName = (name: string): name is ContactName => Object.hasOwn(names, name);

/** Picture, nickname, birthday and contacts. What is on screen of them elsewhere changes once they are kept. */
export function ProfileForm({ member }: { member: ProfileForm_member$key }) {
  const { t, i18n } = useTranslation(['profile', 'memberCentre']);
  const toast = useToast();
  const alone = useAlone();
  const panel = usePanel();
  const { account, nickname, avatars, profile } = useFragment(
    graphql`
      fragment ProfileForm_member on Member {
        account
        nickname
        avatars {
          chosenUrl
          urls
        }
        profile @required(action: THROW) {
          birthday
          minimumAge
          contacts {
            name
            value
          }
        }
      }
    `,
    member,
  );
  const [update, isUpdating] = useUpdateProfile();
  const kept = new Map<string, string>(profile.contacts.map(({ name, value }) => [name, value]));
  // What was not touched here is as it is kept: another tab may have changed it, and is not to be overwritten.
  const [changedName, setName] = useState<string | null>(null);
  const typedName = changedName ?? nickname;
  const [birthday, setBirthday] = useState('');
  const [chosen, setChosen] = useState<{ readonly url: string | null } | null>(null);
  const avatar = chosen ? chosen.url : (avatars?.chosenUrl ?? null);
  const own = useOwnAvatar();
  const [contacts, setContacts] = useState<Readonly<Partial<Record<ContactName, string>>>>({});
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  /** What differs from what is kept; nothing else is sent. */
  const changes = (): ProfileInput => {
    const told = Object.entries(contacts).filter(([name, value]) => value.trim() !== kept.get(name));
    return {
      ...(typedName.trim() !== nickname && { nickname: typedName.trim() }),
      ...(birthday !== '' && { birthday }),
      ...(own.state.stage === 'sent'
        ? { pictureId: own.state.pictureId }
        : avatars && avatar !== (avatars.chosenUrl ?? null) && { avatarUrl: avatar }),
      ...(told.length > 0 && { contacts: told.map(([name, value]) => ({ name: name as ContactName, value: value.trim() })) }),
    };
  };
  const refuse = (fields: readonly string[], text: string | null) => {
    setBroken(new Set(fields));
    setProblem(text);
    const [first] = fields;
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };
  const submit = () =>
    void alone(async () => {
      if (own.state.stage === 'cutting' || own.state.stage === 'sending') return refuse([], t('own.wait'));
      const input = changes();
      if (Object.keys(input).length === 0) return toast(t('unchanged'));
      if (input.nickname === '') return refuse(['nickname'], null);
      try {
        const result = await update(input);
        if (result.__typename === 'UpdateProfilePayload') {
          refuse([], null);
          setName(null);
          setBirthday('');
          setContacts({});
          // A picture that was chosen meanwhile is for the next time.
          setChosen((now) => (now === chosen ? null : now));
          if (input.pictureId != null) own.clear();
          return toast(t('done'), 'good');
        }
        if (result.__typename === 'InvalidFieldsError')
          return refuse(
            result.fields.map(({ name }) => name),
            null,
          );
        if (result.__typename === 'UnderAgeError') return refuse(['birthday'], null);
        refuse([], result.message ?? t('fault'));
      } catch {
        refuse([], t('fault'));
      }
    });

  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {problem && (
        <Notice tone="danger" isPast={isUpdating}>
          {problem}
        </Notice>
      )}
      {avatars && (
        <AvatarPicker urls={avatars.urls} chosen={avatar} onChoose={(url) => setChosen({ url })} own={own} initial={initialOf(nickname)} />
      )}
      <TextField label={t('account')} value={account} onChange={() => undefined} isReadOnly help={t('accountHelp')} />
      <TextField
        label={t('nickname')}
        name="nickname"
        isRequired
        autoComplete="nickname"
        maxLength={40}
        value={typedName}
        onChange={setName}
        isReadOnly={isUpdating}
        help={t('nicknameHelp')}
        error={broken.has('nickname') ? t('broken.nickname') : undefined}
      />
      {profile.birthday == null ? (
        <TextField
          label={t('birthday')}
          name="birthday"
          type="date"
          autoComplete="bday"
          value={birthday}
          onChange={setBirthday}
          isReadOnly={isUpdating}
          help={t('birthdayHelp', { age: profile.minimumAge })}
          error={broken.has('birthday') ? t('broken.birthday', { age: profile.minimumAge }) : undefined}
        />
      ) : (
        <TextField label={t('birthday')} value={profile.birthday} onChange={() => undefined} isReadOnly help={t('birthdayKept')} />
      )}
      <fieldset className={styles['contacts']}>
        <legend>{t('contacts')}</legend>
        {profile.contacts.map(({ name, value }) =>
          isContactName(name) ? (
            <TextField
              key={name}
              label={names[name]}
              name={name}
              autoComplete="off"
              spellCheck="false"
              maxLength={255}
              value={contacts[name] ?? value}
              onChange={(next) => setContacts((before) => ({ ...before, [name]: next }))}
              isReadOnly={isUpdating}
              error={broken.has(name) ? t('broken.contact', { name: names[name] }) : undefined}
            />
          ) : null,
        )}
      </fieldset>
      <p>
        {t('elsewhere')}
        {betweenSentences(i18n.language)}
        <button type="button" className={styles['link']} onClick={() => panel.open('securityCenter')}>
          {t('toSecurity', { page: t('memberCentre:menu.securityCenter') })}
        </button>
      </p>
      <Button type="submit" variant="primary" wide isBusy={isUpdating}>
        {t('submit')}
      </Button>
    </form>
  );
}
