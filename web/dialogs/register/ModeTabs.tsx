import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import styles from './ModeTabs.module.css';
import type { RegistrationMode } from './registrationFields.ts';

export interface ModeTabsProps {
  /** Username first. */
  modes: readonly RegistrationMode[];
  mode: RegistrationMode;
  onChange: (mode: RegistrationMode) => void;
  /** The one form of both, which follows the mode: what was typed stays. */
  children: ReactNode;
}

/** The tabs above the form, where there is a choice. */
export function ModeTabs({ modes, mode, onChange, children }: ModeTabsProps) {
  const { t } = useTranslation('register');
  if (modes.length < 2) return children;
  return (
    <Tabs selectedKey={mode} onSelectionChange={(key) => onChange(key === 'mobile' ? 'mobile' : 'username')}>
      <TabList aria-label={t('modes.label')} className={styles['tabs'] ?? ''}>
        {modes.map((known) => (
          <Tab key={known} id={known} className={styles['tab'] ?? ''}>
            {t(`modes.${known}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={mode} className={styles['panel'] ?? ''}>
        {children}
      </TabPanel>
    </Tabs>
  );
}
