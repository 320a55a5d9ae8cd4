import { type ComponentType, createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { PlainToast } from './PlainToast.tsx';
import type { NumberedToast, ToastMessage } from './ToastMessage.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';

type ShowToast = (text: string, tone?: ToastMessage['tone'], action?: ToastMessage['action']) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** The region arrives with the first message. */
const fetchToastRegion = async () => (await loadChunk(() => import('./ToastRegion.tsx'))).ToastRegion;

export interface ToastProviderProps {
  children: ReactNode;
  fetchRegion?: () => Promise<ComponentType<ToastRegionProps>>;
}

/** Messages that need no answer. What must be answered is a dialog. */
export function ToastProvider({ children, fetchRegion = fetchToastRegion }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly NumberedToast[]>([]);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const [isLost, setLost] = useState(false);
  // Counted over all messages, not over those that are shown: no number may come twice.
  const last = useRef(0);
  const show = useCallback<ShowToast>((text, tone = 'plain', action) => {
    const id = (last.current += 1);
    setMessages((before) => [...before, { id, text, tone, action }]);
  }, []);
  const take = useCallback((id: number) => setMessages((before) => before.filter((message) => message.id !== id)), []);
  const region = useMemo(() => ({ messages, take }), [messages, take]);
  const newest = messages.at(-1);
  useEffect(() => {
    if (!newest || Region) return;
    // Without a connection this code may be missing, and messages tell of just that: the page must not fail for it.
    fetchRegion().then(
      (fetched) => setRegion(() => fetched),
      () => setLost(true),
    );
  }, [newest, Region, fetchRegion]);
  return (
    <ToastContext value={show}>
      {children}
      {newest && (Region ? <Region {...region} /> : isLost && <PlainToast message={newest} onClose={take} />)}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast is used outside of ToastProvider');
  return show;
}
