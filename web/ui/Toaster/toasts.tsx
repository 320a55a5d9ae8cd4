import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { loadChunk } from '../../chunks/loadChunk.ts';
import type { NumberedToast, ToastMessage } from './ToastMessage.ts';

type ShowToast = (text: string, tone?: ToastMessage['tone'], action?: ToastMessage['action']) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** The region arrives with the first message. */
const ToastRegion = lazy(async () => ({ default: (await loadChunk(() => import('./ToastRegion.tsx'))).ToastRegion }));

/** Messages that need no answer. What must be answered is a dialog. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly NumberedToast[]>([]);
  const show = useCallback<ShowToast>((text, tone = 'plain', action) => {
    setMessages((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text, tone, action }]);
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
