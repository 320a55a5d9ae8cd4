import { createPlayApi, type PlayApi } from '../../kit/playApi.ts';
import type { Round } from '../slotRound.ts';
import type { TitleAnswer } from './titleAnswer.ts';

/** What the page of a slot asks of the platform. */
export type SlotApi = PlayApi<TitleAnswer, Round>;

/** The calls of slots. */
export const createSlotApi = (send: Parameters<typeof createPlayApi>[0]): SlotApi => createPlayApi(send, 'slot');
