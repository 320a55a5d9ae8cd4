import type { Send } from '../../kit/playApi.ts';
import { createSlotApi } from '../../slot/page/slotApi.ts';
import type { SlotTitle } from '../../slot/title.ts';
import { handRecord } from './handRecord.ts';
import type { RecordReader } from './recordReader.ts';
import { slotRecord } from './slotRecord.ts';
import type { VerifyWords } from './verifyWords.ts';

/** Whose rounds can be checked by their id, asked one after the other; `titles` are the slots that came with the page. */
export const recordReaders = (words: VerifyWords, send: Send, titles: readonly SlotTitle[]): readonly RecordReader[] => [
  handRecord(words, send),
  slotRecord(words, createSlotApi(send), titles),
];
