import { outsideJob } from '../../core/jobs/jobHandler.ts';
import type { Log } from '../../core/log.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { LaterBets } from '../bet/laterBets.ts';
import { closeHand, giveBack, settleHand } from './roomJobs.ts';
import { roomHandlers } from './roomHandlers.ts';
import { createRoomHands, type RoomHands } from './roomHands.ts';
import { roomMigrations } from './roomMigrations.ts';
import { roomRoutes } from './roomRoutes.ts';
import { createRoomStreams } from './roomStreams.ts';
import type { RoomHandTable, RoomSeatTable } from './roomTables.ts';
import { vouchedHands } from './vouchedHands.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    room_hand: RoomHandTable;
    room_seat: RoomSeatTable;
  }
}

interface Needs extends PlatformParts {
  readonly laterBets: LaterBets;
  readonly log: Log;
  readonly stopping: AbortSignal;
}

/** Rooms where members play against each other: their hands, the seats in them, and how both end. */
export const roomModule = {
  name: 'room',
  migrations: roomMigrations,
  vouched: [vouchedHands],
  services(needs: Needs) {
    const roomHands = createRoomHands(needs);
    return { roomHands, roomStreams: createRoomStreams({ ...needs, roomHands }) };
  },
  handlers: roomHandlers,
  routes: roomRoutes,
  jobs: ({ roomHands }: { readonly roomHands: RoomHands }) => [
    outsideJob(settleHand, ({ handId }) => roomHands.settle(handId)),
    outsideJob(closeHand, ({ handId }) => roomHands.close(handId)),
    outsideJob(giveBack, ({ betId }) => roomHands.giveBack(betId)),
  ],
} satisfies PlatformModule;
