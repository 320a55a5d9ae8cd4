import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from './i18n/useTranslation.ts';
import { loadChunk } from './chunks/loadChunk.ts';
import { useToast } from './ui/Toaster/toasts.tsx';
import { whenIdle } from './ui/whenIdle.ts';

/** Lets the site open without a connection from the second visit on, and tells of a newer version; the reload is the person's own. */
export function AppUpdates() {
  const { t } = useTranslation('status');
  const toast = useToast();
  const tell = useEffectEvent((takeOver: () => void) =>
    toast(t('update.ready'), 'plain', { label: t('update.reload'), onPress: takeOver }),
  );
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return whenIdle(async () => {
      try {
        const { startServiceWorker } = await loadChunk(() => import('./serviceWorker/startServiceWorker.ts'));
        await startServiceWorker((takeOver) => tell(takeOver));
      } catch {
        // Without a worker the site needs a connection, as every other does.
      }
    });
  }, []);
  return null;
}
