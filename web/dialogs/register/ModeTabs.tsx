import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { TabPanel } from '../../ui/Tabs/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import type { RegistrationMode } from './rules/registrationFields.ts';

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
    <Tabs
      label={t('modes.label')}
      tabs={modes.map((key) => ({ key, title: t(`modes.${key}`) }))}
      selected={mode}
      onSelect={onChange}
      look="filled"
    >
      <TabPanel of={mode}>{children}</TabPanel>
    </Tabs>
  );
}
