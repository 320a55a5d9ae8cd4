import { type ReactNode, Suspense } from 'react';
import { ChatRoomProvider } from './chat/ChatRoomProvider.tsx';
import { lazyPart } from './chunks/lazyChunk.ts';
import { loadChunk } from './chunks/loadChunk.ts';
import { dialogChunks } from './dialogChunks.ts';
import { DialogAddress } from './overlays/DialogAddress.tsx';
import { DialogHost } from './overlays/DialogHost.tsx';
import { DialogsProvider } from './overlays/dialogs.tsx';
import { PanelHost } from './overlays/PanelHost.tsx';
import { NavigationBar } from './shell/NavigationBar.tsx';

const AgentCentre = lazyPart(async () => (await loadChunk(() => import('./panels/agentCentre/AgentCentre.tsx'))).AgentCentre);
const MemberCentre = lazyPart(async () => (await loadChunk(() => import('./panels/memberCentre/MemberCentre.tsx'))).MemberCentre);

/** The screen, and what can lie over it: the chat room's window, panels by the address, and the one dialog that is open above all. */
export function Overlays({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  return (
    <DialogsProvider chunks={dialogChunks}>
      <Suspense fallback={fallback}>
        <ChatRoomProvider>{children}</ChatRoomProvider>
        <PanelHost memberCentre={<MemberCentre />} agentCentre={<AgentCentre />} waiting={<NavigationBar isWaiting />} />
      </Suspense>
      <DialogHost waiting={<NavigationBar isWaiting />} />
      <DialogAddress />
    </DialogsProvider>
  );
}
