import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { useDialogPayload, useDialogs } from '../../overlays/dialogs.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { TabPanel } from '../../ui/Tabs/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { LoginWays } from './LoginWays.tsx';
import { useSignedInElsewhere } from '../../identity/useSignedInElsewhere.ts';

// The form is as large as all else here, and most who open this have an account.
const RegisterSection = lazyPart(async () => (await loadChunk(() => import('../register/RegisterSection.tsx'))).RegisterSection);

type TabKey = 'logIn' | 'register';

const tabKeys: readonly TabKey[] = ['logIn', 'register'];

/** Log in or register, over the screen the person was on. What was waiting for the login goes on after it. */
export function LoginDialog() {
  // All that the form says is fetched at once, not one part after the other.
  const { t } = useTranslation(['login', 'auth', 'verification']);
  const told = useDialogPayload('login');
  const { close } = useDialogs();
  const [tab, setTab] = useState<TabKey>('logIn');
  const [registerSeen, setRegisterSeen] = useState(false);
  // Whoever is in the midst of registering is told so instead, by the form.
  useSignedInElsewhere(tab === 'logIn');

  const show = (key: TabKey) => {
    setTab(key);
    if (key === 'register') setRegisterSeen(true);
  };

  return (
    <Dialog title={t(tab === 'logIn' ? 'title' : 'auth:register.title')} onClose={close} keepOpen>
      <Tabs
        label={t('tabs.label')}
        tabs={tabKeys.map((key) => ({ key, title: t(`tabs.${key}`) }))}
        selected={tab}
        onSelect={show}
        look="filled"
      >
        <TabPanel of="logIn">
          <LoginWays {...told} />
        </TabPanel>
        <TabPanel of="register">
          {registerSeen && (
            <Suspense>
              <RegisterSection onLogIn={() => show('logIn')} />
            </Suspense>
          )}
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
