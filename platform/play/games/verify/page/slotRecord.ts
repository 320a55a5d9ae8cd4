import { element } from '../../../../core/page/element.ts';
import { PlayRefusal } from '../../kit/playApi.ts';
import type { SlotApi } from '../../slot/page/slotApi.ts';
import type { SlotTitle } from '../../slot/title.ts';
import { checkRound } from './checkRound.ts';
import type { RecordReader } from './recordReader.ts';
import { checkReport, unknownTitleReport, unrevealedReport } from './report.ts';
import type { VerifyWords } from './verifyWords.ts';

/** Null where it is refused by that word. Any other refusal says nothing of what was asked for, as no answer does. */
const unless = <T>(answer: Promise<T>, word: string): Promise<T | null> =>
  answer.catch((failure: unknown) => {
    if (failure instanceof PlayRefusal && failure.code === word) return null;
    throw failure;
  });

/** Rounds of slots, by the game as the house offers it, or else as it is among `titles`: every game that came with the page, offered or not. */
export const slotRecord =
  (words: VerifyWords, api: Pick<SlotApi, 'round' | 'title'>, titles: readonly SlotTitle[]): RecordReader =>
  async (id) => {
    const record = await unless(api.round(id), 'round_not_found');
    if (record === null) return null;
    const { round, serverSeed } = record;
    if (serverSeed === null) return unrevealedReport(record, words);
    const offered = await unless(api.title(round.titleCode, round.titleVersion), 'title_not_found');
    const title = offered ?? titles.find(({ code, version }) => code === round.titleCode && version === round.titleVersion);
    if (!title) return unknownTitleReport(record, serverSeed, words);
    const [verdict, ...others] = checkReport(record, checkRound(round, serverSeed, title), title.model, words);
    const note = offered === null ? [element('p', { class: 'help' }, words.write('notOffered'))] : [];
    return [...(verdict ? [verdict] : []), ...note, ...others];
  };
