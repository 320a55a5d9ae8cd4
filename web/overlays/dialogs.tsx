import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import type { DialogChunk } from './dialogChunk.ts';

/** Why the login opens, where it was not asked for: said above its form. */
export type LoginReason = 'passwordChanged' | 'passwordSet' | 'verificationExpired';

/** A login that has to be proven, as the gateway describes it. */
export interface PendingLogin {
  readonly verificationId: string;
  readonly choices: readonly { readonly method: string; readonly hint: string }[];
  readonly expiresInSeconds: number;
  /** What was just typed; see `changePassword`. */
  readonly knownPassword?: string | undefined;
  /** Where the login leads once it is proven; see `EnterOptions`. */
  readonly leadTo?: string | undefined;
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
  announcements: undefined;
  /** `isGenerated` where the operator has made the account's name up: it is shown first. */
  registered: { account: string; isGenerated?: boolean };
  download: undefined;
  palette: undefined;
  shortcutHelp: undefined;
  vendorGames: { vendorCode: string; category: string };
}

export type DialogName = keyof DialogPayloads;
export type DialogChunks = Readonly<Record<DialogName, DialogChunk>>;

export interface DialogOptions {
  /** The action that asked for the dialog: runs once that has reached its aim (`finish`), never when it is merely closed. A login without one leads home. */
  onComplete?: (() => void) | undefined;
}

export type OpenDialog = {
  [Name in DialogName]: { name: Name; payload: DialogPayloads[Name]; onComplete?: (() => void) | undefined };
}[DialogName];

type Details<Name extends DialogName> = undefined extends DialogPayloads[Name]
  ? [options?: DialogOptions & { payload?: DialogPayloads[Name] }]
  : [options: DialogOptions & { payload: DialogPayloads[Name] }];

export interface Dialogs {
  /** Opens a dialog over the current screen, in place of the one that is open. */
  open<Name extends DialogName>(name: Name, ...details: Details<Name>): void;
  close(): void;
  /** Draws a dialog out of sight, so that opening it is no more than showing it; returns what takes it away again. Its code and texts have been fetched. */
  drawAhead(name: DialogName): () => void;
}

export interface OpenDialogParts {
  readonly current: OpenDialog | null;
  /** Closes the dialog and runs what waited for it. */
  finish(): void;
}

/** What `DialogHost` draws. */
export interface DrawnDialog {
  readonly current: OpenDialog | null;
  /** Drawn while none is open. */
  readonly ahead: DialogName | null;
  /** Counts the closings: what is opened again begins anew. */
  readonly turn: number;
}

const DialogsContext = createContext<Dialogs | null>(null);
const DrawnDialogContext = createContext<DrawnDialog | null>(null);
const DialogChunksContext = createContext<DialogChunks | null>(null);

/** One dialog at a time, above everything. `DialogHost` draws it, `chunks` says where each one's code is. */
export function DialogsProvider({ chunks, children }: { chunks: DialogChunks; children: ReactNode }) {
  const [drawn, setDrawn] = useState<DrawnDialog>({ current: null, ahead: null, turn: 0 });
  // The same for good: whatever can open a dialog would be drawn anew with every one that opens.
  const [dialogs] = useState<Dialogs>(() => ({
    open(name, ...[options]) {
      const payload = options && 'payload' in options ? options.payload : undefined;
      const current = { name, payload, onComplete: options?.onComplete } as OpenDialog;
      setDrawn((before) => ({ ...before, current }));
    },
    close: () => setDrawn((before) => (before.current ? { ...before, current: null, turn: before.turn + 1 } : before)),
    drawAhead(name) {
      // The pointer and the focus come near it one after the other: all that is drawn of it stays.
      setDrawn((before) => (before.ahead === name ? before : { ...before, ahead: name }));
      return () => setDrawn((before) => (before.ahead === name ? { ...before, ahead: null } : before));
    },
  }));
  return (
    <DialogChunksContext value={chunks}>
      <DialogsContext value={dialogs}>
        <DrawnDialogContext value={drawn}>{children}</DrawnDialogContext>
      </DialogsContext>
    </DialogChunksContext>
  );
}

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('useDialogs is used outside of DialogsProvider');
  return dialogs;
}

export function useDialogChunks(): DialogChunks {
  const chunks = use(DialogChunksContext);
  if (!chunks) throw new Error('useDialogChunks is used outside of DialogsProvider');
  return chunks;
}

export function useDrawnDialog(): DrawnDialog {
  const drawn = use(DrawnDialogContext);
  if (!drawn) throw new Error('useDrawnDialog is used outside of DialogsProvider');
  return drawn;
}

/** The dialog that is open, for itself and for what makes way for it. */
export function useOpenDialog(): OpenDialogParts {
  const { close } = useDialogs();
  const { current } = useDrawnDialog();
  const finish = useCallback(() => {
    close();
    current?.onComplete?.();
  }, [close, current]);
  return { current, finish };
}
