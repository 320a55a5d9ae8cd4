import { lazy, Suspense, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Trans, useTranslation } from 'react-i18next';
import { useDialogs } from '../../shell/dialogs.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import styles from './LoginDialog.module.css';
import { LoginWays } from './LoginWays.tsx';

// The form is as large as all else here, and most who open this have an account.
const RegisterSection = lazy(async () => ({ default: (await import('../register/RegisterSection.tsx')).RegisterSection }));

type TabKey = 'logIn' | 'register';

/** Log in or register, over the screen the person was on. What was waiting for the login goes on after it. */
export function LoginDialog() {
  const { t } = useTranslation(['login', 'auth']);
  const { current, close } = useDialogs();
  const [tab, setTab] = useState<TabKey>('logIn');
  const [registerSeen, setRegisterSeen] = useState(false);

  const show = (key: TabKey) => {
    setTab(key);
    if (key === 'register') setRegisterSeen(true);
  };
  const reason = current?.name === 'login' ? current.payload?.reason : undefined;

  return (
    <Dialog title={t(tab === 'logIn' ? 'title' : 'auth:register.title')} onClose={close} keepOpen>
      <Tabs selectedKey={tab} onSelectionChange={(key) => show(key === 'register' ? 'register' : 'logIn')}>
        <TabList aria-label={t('tabs.label')} className={styles['tabs'] ?? ''}>
          <Tab id="logIn" className={styles['tab'] ?? ''}>
            {t('tabs.logIn')}
          </Tab>
          <Tab id="register" className={styles['tab'] ?? ''}>
            {t('tabs.register')}
          </Tab>
        </TabList>
        {/* Both panels stay mounted, so that looking at the other loses nothing that was typed. */}
        <TabPanel id="logIn" shouldForceMount className={styles['panel'] ?? ''}>
          <LoginWays reason={reason} />
          <p className={styles['aside']}>
            <Trans t={t} i18nKey="toRegister" components={{ action: <button type="button" onClick={() => show('register')} /> }} />
          </p>
        </TabPanel>
        <TabPanel id="register" shouldForceMount className={styles['panel'] ?? ''}>
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
