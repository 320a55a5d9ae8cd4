import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const item = 'panel.item';
const amount = 'panel.amount';
const method = 'panel.method';

/** What the form begins with: what was asked for before, or what another page is short of. */
export interface DepositWish {
  /** As a decimal string; null where there is none. */
  readonly amount: string | null;
  readonly methodId: string | null;
}

/** Where the page of deposits is, by its address: at one deposit, which survives a reload, or at the form, begun with a wish. */
export function useDepositPlace(): {
  readonly depositId: string | null;
  readonly wish: DepositWish;
  show(depositId: string): void;
  begin(wish?: Partial<DepositWish>): void;
} {
  const [parameters, setParameters] = useSearchParams();
  const go = useCallback(
    (values: Readonly<Record<string, string | null | undefined>>) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of [item, amount, method]) next.delete(name);
          for (const [name, value] of Object.entries(values)) if (value != null) next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParameters],
  );
  return {
    depositId: parameters.get(item),
    wish: { amount: parameters.get(amount), methodId: parameters.get(method) },
    show: useCallback((depositId) => go({ [item]: depositId }), [go]),
    begin: useCallback((wish = {}) => go({ [amount]: wish.amount, [method]: wish.methodId }), [go]),
  };
}
