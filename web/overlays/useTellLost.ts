import { useCallback } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useToast } from '../ui/Toaster/toasts.tsx';

/** Tells that a part of the page did not come, where the page stands all the same. */
export function useTellLost(): () => void {
  const { t } = useTranslation('status');
  const toast = useToast();
  return useCallback(
    () =>
      toast(t('chunk.told', { title: t('chunk.title'), text: t('chunk.text') }), 'bad', {
        label: t('chunk.reload'),
        onPress: () => location.reload(),
      }),
    [t, toast],
  );
}
