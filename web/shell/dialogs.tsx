import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** Why the login opens, where it was not asked for: said above its form. */
export type LoginReason = 'passwordChanged' | 'passwordSet' | 'verificationExpired';

/** A login that has to be proven, as the gateway describes it. */
export interface PendingLogin {
  readonly verificationId: string;
  readonly choices: readonly { readonly method: string; readonly hint: string }[];
  readonly expiresInSeconds: number;
  /** What was just typed; see `changePassword`. */
  readonly knownPassword?: string | undefined;
}

/** What each dialog is told when it opens; `undefined` where it needs nothing. */
export interface DialogPayloads {
  login: { reason: LoginReason } | undefined;
  loginVerification: PendingLogin;
  /** `knownPassword` is the one just logged in with: held in memory until the dialog closes, and not asked for again. */
  changePassword: { isExpired: boolean; knownPassword?: string | undefined } | undefined;
  forgotPassword: undefined;
  /** `socialTicket` ties the identity that was signed in with to the account that is made. */
  register: { socialTicket: string } | undefined;
  logOut: undefined;
  /** `isGenerated` where the operator has made the account's name up: it is shown first. */
  registered: { account: string; isGenerated?: boolean };
  vendorGames: { vendorCode: string; category: string };
}

export type DialogName = keyof DialogPayloads;

export interface DialogOptions {
  /** The action that asked for the dialog: runs once that has reached its aim (`finish`), never when it is merely closed. A login without one leads home. */
  afterwards?: (() => void) | undefined;
}

export type OpenDialog = {
  [Name in DialogName]: { name: Name; payload: DialogPayloads[Name]; afterwards?: (() => void) | undefined };
}[DialogName];

type Details<Name extends DialogName> = undefined extends DialogPayloads[Name]
  ? [options?: DialogOptions & { payload?: DialogPayloads[Name] }]
  : [options: DialogOptions & { payload: DialogPayloads[Name] }];

export interface Dialogs {
  readonly current: OpenDialog | null;
  /** Opens a dialog over the current screen, in place of the one that is open. */
  open<Name extends DialogName>(name: Name, ...details: Details<Name>): void;
  close(): void;
  /** Closes the dialog and runs what waited for it. */
  finish(): void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** One dialog at a time, above everything. `DialogHost` draws it. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<OpenDialog | null>(null);
  const close = useCallback(() => setCurrent(null), []);
  const open = useCallback<Dialogs['open']>((name, ...[options]) => {
    const payload = options && 'payload' in options ? options.payload : undefined;
    setCurrent({ name, payload, afterwards: options?.afterwards } as OpenDialog);
  }, []);
  const finish = useCallback(() => {
    setCurrent(null);
    current?.afterwards?.();
  }, [current]);
  const dialogs = useMemo(() => ({ current, open, close, finish }), [current, open, close, finish]);
  return <DialogsContext value={dialogs}>{children}</DialogsContext>;
}

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs is used outside of DialogsProvider');
  return dialogs;
}
