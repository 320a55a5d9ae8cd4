import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { installPromptChanged } from '../../install/installPrompt.ts';
import { Button } from '../../ui/Button/Button.tsx';

const subscribe = (listener: () => void) => {
  window.addEventListener(installPromptChanged, listener);
  return () => window.removeEventListener(installPromptChanged, listener);
};

/** The browser's own way to put the site among the apps, where it has one; the steps by hand stand below. */
export function InstallButton({ brand }: { brand: string }) {
  const { t } = useTranslation('download');
  const prompt = useSyncExternalStore(subscribe, () => window.installPrompt);
  if (!prompt) return null;
  const install = async () => {
    await prompt.prompt();
    window.installPrompt = undefined;
    window.dispatchEvent(new Event(installPromptChanged));
  };
  return (
    <Button variant="primary" onClick={() => void install()}>
      {t('install', { brand })}
    </Button>
  );
}
