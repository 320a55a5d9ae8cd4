import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../ui/Carousel/whenIdle.ts';
import { dialogChunks } from './dialogChunks.ts';
import type { DialogName } from './dialogs.tsx';

export interface PrepareProps {
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * For the button that opens a dialog: its code and texts are fetched as the pointer or the focus comes near; with `idle` as
 * soon as the page has nothing else to do, because a finger comes without a warning.
 */
export function usePrepareDialog(name: DialogName, { idle = false }: { idle?: boolean } = {}): PrepareProps {
  const { i18n } = useTranslation();
  const prepare = useCallback(async () => {
    const { load, namespaces } = dialogChunks[name];
    // What cannot be had now is asked for again when the dialog opens, which has a place to say so.
    await Promise.allSettled([load(), i18n.loadNamespaces([...namespaces])]);
  }, [i18n, name]);
  useEffect(() => (idle ? whenIdle(prepare) : undefined), [idle, prepare]);
  const begin = () => void prepare();
  return { onPointerEnter: begin, onFocus: begin };
}
