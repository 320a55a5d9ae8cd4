import { element } from '../../../../core/page/element.ts';
import { isComposing } from '../../../../core/page/isComposing.ts';
import { PlayRefusal } from '../../kit/playApi.ts';
import type { SlotApi } from '../../slot/page/slotApi.ts';
import type { PlayedHand } from '../../../room/room.ts';
import type { SlotTitle } from '../../slot/title.ts';
import { checkRound } from './checkRound.ts';
import { createField } from './field.ts';
import { proofOfHand, reportOfHand } from './handReport.ts';
import { checkReport, facts, unknownTitleReport, unrevealedReport, verdict } from './report.ts';
import type { Report, ShowReport } from './reportPlace.ts';
import type { VerifyWords } from './verifyWords.ts';

export interface RecordForm {
  readonly node: HTMLElement;
  /** Loads and checks the round of that id. */
  check(roundId: string): Promise<void>;
}

export interface RecordParts {
  readonly api: Pick<SlotApi, 'round' | 'title'>;
  /** The hand of a bet, null where it is none. */
  readonly hand: (betId: string) => Promise<PlayedHand | null>;
  /** Every game that came with the page, be it offered or not. */
  readonly titles: readonly SlotTitle[];
}

/** Checks a recorded round by its id. */
export const createRecordForm = (words: VerifyWords, { api, hand, titles }: RecordParts, show: ShowReport): RecordForm => {
  const { write } = words;
  const field = createField('round-id', write('roundId'), write('roundHelp'));
  const button = element('button', { type: 'button', class: 'primary-button' }, write('load'));

  /** What is shown names its round: another may stand in the field by then. */
  const named = (id: string, [first, ...others]: Report): Report => [...(first ? [first] : []), facts([[write('roundId'), id]]), ...others];
  /** The game as the house offers it; null where it does so no more. */
  const offeredTitle = (code: string, version: number) =>
    api.title(code, version).catch((failure: unknown) => {
      if (failure instanceof PlayRefusal && failure.code === 'title_not_found') return null;
      throw failure;
    });
  /** Any other refusal says nothing of the round, as no answer does. */
  const isNotThere = (failure: unknown): boolean => failure instanceof PlayRefusal && failure.code === 'round_not_found';
  const report = async (id: string): Promise<Report> => {
    try {
      const played = await hand(id);
      if (played) return named(id, [...reportOfHand(played, words), proofOfHand(played, words)]);
      const record = await api.round(id);
      const { round, serverSeed } = record;
      if (serverSeed === null) return named(round.id, unrevealedReport(record, words));
      const offered = await offeredTitle(round.titleCode, round.titleVersion);
      const title = offered ?? titles.find(({ code, version }) => code === round.titleCode && version === round.titleVersion);
      if (!title) return named(round.id, unknownTitleReport(record, serverSeed, words));
      const [verdictOf, ...others] = checkReport(record, checkRound(round, serverSeed, title), title.model, words);
      const note = offered === null ? [element('p', { class: 'help' }, write('notOffered'))] : [];
      return named(round.id, [...(verdictOf ? [verdictOf] : []), ...note, ...others]);
    } catch (failure) {
      if (failure instanceof RangeError) return named(id, [verdict('bad', write('forged'), write('notReplayable'))]);
      return named(id, [verdict('plain', write('byRecord'), write(isNotThere(failure) ? 'notFound' : 'noAnswer'))]);
    }
  };
  let asked: Promise<Report> | undefined;
  const check = async (id: string): Promise<void> => {
    field.input.value = id;
    field.complain(id === '' ? write('roundHelp') : '');
    if (id === '') return;
    button.textContent = write('loading');
    const answer = (asked = report(id));
    await show(answer);
    if (asked === answer) button.textContent = write('load');
  };
  const submit = (): void => void check(field.input.value.trim());
  button.addEventListener('click', submit);
  field.input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !isComposing(event)) submit();
  });
  return { node: element('section', { class: 'panel' }, element('h2', {}, write('byRecord')), field.node, button), check };
};
