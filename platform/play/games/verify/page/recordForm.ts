import { element } from '../../../../core/page/element.ts';
import { isComposing } from '../../../../core/page/isComposing.ts';
import { createField } from './field.ts';
import type { RecordReader } from './recordReader.ts';
import { facts, verdict } from './report.ts';
import type { Report, ShowReport } from './reportPlace.ts';
import type { VerifyWords } from './verifyWords.ts';

export interface RecordForm {
  readonly node: HTMLElement;
  /** Loads and checks the round of that id. */
  check(roundId: string): Promise<void>;
}

/** Checks a recorded round by its id. */
export const createRecordForm = (words: VerifyWords, readers: readonly RecordReader[], show: ShowReport): RecordForm => {
  const { write } = words;
  const field = createField('round-id', write('roundId'), write('roundHelp'));
  const button = element('button', { type: 'button', class: 'primary-button' }, write('load'));

  /** What is shown names its round: another may stand in the field by then. */
  const named = (id: string, [first, ...others]: Report): Report => [...(first ? [first] : []), facts([[write('roundId'), id]]), ...others];
  const report = async (id: string): Promise<Report> => {
    try {
      for (const read of readers) {
        const found = await read(id);
        if (found) return named(id, found);
      }
      return named(id, [verdict('plain', write('byRecord'), write('notFound'))]);
    } catch (failure) {
      if (failure instanceof RangeError) return named(id, [verdict('bad', write('forged'), write('notReplayable'))]);
      return named(id, [verdict('plain', write('byRecord'), write('noAnswer'))]);
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
