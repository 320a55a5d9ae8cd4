import type { RoomReports } from '../../content/chatRoom/roomReports.ts';
import type { AbuseFlags } from '../../loyalty/abuseFlag/abuseFlags.ts';
import type { OperatorSession } from '../operatorAccount/operatorSessions.ts';

export interface WaitingWorkParts {
  readonly abuseFlags: AbuseFlags;
  readonly roomReports: RoomReports;
}

/** How much waits for whoever is at the desk, by the page that it waits on. */
export async function waitingWork(
  { abuseFlags, roomReports }: WaitingWorkParts,
  session: OperatorSession | undefined,
): Promise<Readonly<Partial<Record<string, number>>>> {
  return {
    ...(session?.may.has('readMembers') && { '/operator/flags': await abuseFlags.waiting() }),
    ...(session?.may.has('answerMembers') && { '/operator/reports': await roomReports.waiting() }),
  };
}
