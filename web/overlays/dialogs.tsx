import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
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
  /** `username`: as it was typed in the dialog before. */
  login: { reason?: LoginReason; username?: string } | undefined;
  loginVerification: PendingLogin;
  /** `knownPassword` is the one just logged in with: held in memory until the dialog closes, and not asked for again. */
  changePassword: { isExpired: boolean; knownPassword?: string | undefined } | undefined;
  forgotPassword: { username: string } | undefined;
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

/** What a dialog came from, for its parts: read when something happens, so that a dialog drawn ahead is shown without being drawn anew. */
export interface DialogOrigin {
  /** What waits for the dialog, also once it was closed in the midst of something. */
  onComplete(): (() => void) | undefined;
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
const DialogOriginContext = createContext<DialogOrigin | null>(null);
const DialogPayloadContext = createContext<OpenDialog['payload']>(undefined);

/** One dialog at a time, above everything. `DialogHost` draws it, `chunks` says where each one's code is. */
export function DialogsProvider({ chunks, children }: { chunks: DialogChunks; children: ReactNode }) {
  const [drawn, setDrawn] = useState<DrawnDialog>({ current: null, ahead: null, turn: 0 });
  // One object for good: with a new one, everything that can open a dialog would be drawn anew whenever one opens.
  const [dialogs] = useState<Dialogs>(() => ({
    open(name, ...[options]) {
      const payload = options && 'payload' in options ? options.payload : undefined;
      const current = { name, payload, onComplete: options?.onComplete } as OpenDialog;
      setDrawn((before) => ({ ...before, current }));
    },
    close: () => setDrawn((before) => (before.current ? { ...before, current: null, turn: before.turn + 1 } : before)),
    drawAhead(name) {
      // Pointer and focus come near it one after the other: what is drawn ahead already stays.
      setDrawn((before) => (before.ahead === name ? before : { ...before, ahead: name }));
      return () => setDrawn((before) => (before.ahead === name ? { ...before, ahead: null } : before));
    },
  }));
  return (
    <DialogChunksContext value={chunks}>
      <DialogsContext value={dialogs}>
        <DrawnDialogContext value={drawn}>
          <OpenedDialog current={drawn.current}>{children}</OpenedDialog>
        </DrawnDialogContext>
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

/** The dialog that is open, for what makes way for it, and for what it alone is drawn with. */
export const useOpenDialog = (): OpenDialog | null => useDrawnDialog().current;

/** The dialog that a component is part of; the one that is open for what is part of none. */
export function useDialogOrigin(): DialogOrigin {
  const origin = use(DialogOriginContext);
  if (!origin) throw new Error('useDialogOrigin is used outside of DialogsProvider');
  return origin;
}

/** What the dialog of that name was told, for its parts; `undefined` too where it is drawn ahead. */
export const useDialogPayload = <Name extends DialogName>(_name: Name): DialogPayloads[Name] | undefined =>
  use(DialogPayloadContext) as DialogPayloads[Name] | undefined;

/** Hands what is in it the dialog that is open: all of the page, and within it each dialog, which knows its own also once that was closed. */
export function OpenedDialog({ current, children }: { current: OpenDialog | null; children: ReactNode }) {
  const { close } = useDialogs();
  const [{ origin, keep }] = useState(() => openedDialog(close));
  useLayoutEffect(() => keep(current), [current, keep]);
  return (
    <DialogOriginContext value={origin}>
      <DialogPayloadContext value={current?.payload}>{children}</DialogPayloadContext>
    </DialogOriginContext>
  );
}

function openedDialog(close: () => void) {
  let opened: OpenDialog | null = null;
  const onComplete = () => opened?.onComplete;
  const origin: DialogOrigin = {
    onComplete,
    finish() {
      const waiting = onComplete();
      close();
      waiting?.();
    },
  };
  return { origin, keep: (current: OpenDialog | null) => void (opened = current) };
}
