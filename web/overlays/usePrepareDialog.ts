import { useCallback, useEffect, useRef } from 'react';
import { loadTexts } from '../i18n/loadTexts.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { type DialogName, useDialogChunks, useDialogs } from './dialogs.tsx';

export interface PrepareProps {
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface PrepareOptions {
  /**
   * Most who come here open it: it is fetched as soon as the page has nothing else to do, because a finger comes without a
   * warning, and drawn out of sight. Only for a dialog that asks for nothing before it is used.
   */
  isLikely?: boolean;
}

/** For the button that opens a dialog: its code and texts are fetched as the pointer or the focus comes near. */
export function usePrepareDialog(name: DialogName, { isLikely = false }: PrepareOptions = {}): PrepareProps {
  const { i18n } = useTranslation();
  const { drawAhead } = useDialogs();
  const { load, namespaces } = useDialogChunks()[name];
  const undraw = useRef<() => void>(undefined);
  const isDrawn = useRef(isLikely);
  const prepare = useCallback(async () => {
    // What cannot be had now is asked for again when the dialog opens, which has a place to say so.
    const fetched = await Promise.allSettled([load(), loadTexts(i18n, namespaces)]);
    if (isDrawn.current && fetched.every(({ status }) => status === 'fulfilled')) undraw.current = drawAhead(name);
  }, [i18n, load, namespaces, name, drawAhead]);
  useEffect(() => (isLikely ? whenIdle(prepare) : undefined), [isLikely, prepare]);
  useEffect(() => {
    isDrawn.current = isLikely;
    return () => {
      isDrawn.current = false;
      undraw.current?.();
    };
  }, [isLikely]);
  const begin = () => void prepare();
  return { onPointerEnter: begin, onFocus: begin };
}
