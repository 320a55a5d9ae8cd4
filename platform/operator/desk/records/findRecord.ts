import type { Visit } from '../app/visit.ts';
import { betRecord } from './betRecord.ts';
import { depositRecord } from './depositRecord.ts';
import type { DeskRecord, RecordParts } from './deskRecord.ts';
import { feedbackRecord } from './feedbackRecord.ts';
import { transactionRecord } from './transactionRecord.ts';
import { walletTransferRecord } from './walletTransferRecord.ts';
import { withdrawalRecord } from './withdrawalRecord.ts';

const kinds = [withdrawalRecord, depositRecord, betRecord, transactionRecord, walletTransferRecord, feedbackRecord];

/** What has a number that a member quotes; undefined where nothing has. */
export async function findRecord(parts: RecordParts, visit: Visit, id: string): Promise<DeskRecord | undefined> {
  for (const find of kinds) {
    const found = await find(parts, visit, id);
    if (found) return found;
  }
  return undefined;
}
