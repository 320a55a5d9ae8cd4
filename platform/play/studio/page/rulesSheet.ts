import { element } from '../../../core/page/element.ts';
import { createSheet, type Sheet } from '../../games/kit/sheet.ts';
import type { StudioAnswer } from '../studioAnswer.ts';
import type { Words } from './words.ts';

/** What each pocket pays, how likely it is, what comes back in the long run, and what becomes of a turn that was interrupted. */
export function createRulesSheet({ pockets, exactReturn }: StudioAnswer, { write }: Words, locale: string): Sheet {
  const sheet = createSheet('rules', write('rules'), write('close'));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 7 });
  const rows = [...Map.groupBy(pockets, (times) => times)]
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([times, same]) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, write('times', { times })),
        element('td', { class: 'figure' }, `${same.length}`),
        element('td', { class: 'figure' }, percent.format(same.length / pockets.length)),
      ),
    );
  const head = element('tr', {}, ...(['pays', 'pockets', 'chance'] as const).map((key) => element('th', { scope: 'col' }, write(key))));
  sheet.body.append(
    element('p', {}, write('rule')),
    element('table', { class: 'pays' }, element('thead', {}, head), element('tbody', {}, ...rows)),
    element('h3', {}, write('returnToPlayer')),
    element('p', { class: 'return figure' }, `${exact.format(Number(exactReturn))}%`),
    element('p', { class: 'help' }, write('returnNote')),
    element('h3', {}, write('interruptedTitle')),
    element('p', {}, write('interrupted')),
    element('p', { class: 'help' }, write('standIn')),
  );
  return sheet;
}
