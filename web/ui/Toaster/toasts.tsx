import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useMemo, useRef, useState } from 'react';
import { loadChunk } from '../../chunks/loadChunk.ts';
import type { NumberedToast, ToastMessage } from './ToastMessage.ts';

type ShowToast = (text: string, tone?: ToastMessage['tone'], action?: ToastMessage['action']) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** The region arrives with the first message. */
const ToastRegion = lazy(async () => ({ default: (await loadChunk(() => import('./ToastRegion.tsx'))).ToastRegion }));

/** Messages that need no answer. What must be answered is a dialog. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly NumberedToast[]>([]);
  // Not by those that stand: the number of one that has gone would come twice, and the second would not be shown.
  const last = useRef(0);
  const show = useCallback<ShowToast>((text, tone = 'plain', action) => {
    const id = (last.current += 1);
    setMessages((before) => [...before, { id, text, tone, action }]);
  }, []);
  const take = useCallback((id: number) => setMessages((before) => before.filter((message) => message.id !== id)), []);
  const region = useMemo(() => ({ messages, take }), [messages, take]);
  return (
    <ToastContext value={show}>
      {children}
      {messages.length > 0 && (
        <Suspense>
          <ToastRegion {...region} />
        </Suspense>
      )}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast is used outside of ToastProvider');
  return show;
}
