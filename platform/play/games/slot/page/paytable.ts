import { payOf } from '../../kit/amount.ts';
import { element } from '../../../../core/page/element.ts';
import { symbolPicture } from '../../kit/symbolPicture.ts';
import type { SlotSymbol } from '../title.ts';
import { lineMiniature } from './lineDrawing.ts';
import { createSheet, type Sheet } from '../../kit/sheet.ts';
import type { TitleAnswer } from './titleAnswer.ts';
import type { Words } from './words.ts';

/** Wild and scatter first, then the dearest. */
const inOrder = (symbols: readonly SlotSymbol[]): readonly SlotSymbol[] => {
  const rank = { wild: 0, scatter: 1, plain: 2 } as const;
  return [...symbols].sort((left, right) => rank[left.role] - rank[right.role] || right.pays[2] - left.pays[2]);
};

const symbolCard = (symbol: SlotSymbol, lineCount: number, stake: string, { write, short }: Words): HTMLElement => {
  const name = write(`drawings.${symbol.art}`);
  const parts = symbol.role === 'scatter' ? 1 : lineCount;
  const pays = [5, 4, 3].flatMap((count) => {
    const times = symbol.pays[count - 3] ?? 0;
    return times === 0
      ? []
      : [element('div', {}, element('dt', {}, `${count}×`), element('dd', { class: 'figure' }, short(payOf(stake, parts, times))))];
  });
  const role =
    symbol.role === 'plain' ? null : element('span', { class: 'tag' }, symbol.role === 'wild' ? write('wildName') : write('scatterName'));
  return element(
    'li',
    { class: `pay pay-${symbol.role}` },
    element('img', { src: symbolPicture(symbol.art), alt: '', width: 64, height: 64 }),
    element('div', { class: 'pay-words' }, element('h4', {}, name, role), element('dl', {}, ...pays)),
  );
};

const section = (title: string, ...children: readonly (Node | null)[]): HTMLElement =>
  element('section', {}, element('h3', {}, title), ...children);

const rules = ({ model }: TitleAnswer, { write }: Words): HTMLElement => {
  const ofRole = (role: SlotSymbol['role']) => model.symbols.find((symbol) => symbol.role === role);
  const wild = ofRole('wild');
  const scatter = ofRole('scatter');
  const { scatters, count, multiplier } = model.freeGames;
  const said = [
    write('lineRule'),
    wild ? write('wildRule', { symbol: write(`drawings.${wild.art}`) }) : null,
    wild?.pays.some((pay) => pay > 0) ? write('wildPays', { symbol: write(`drawings.${wild.art}`) }) : null,
    scatter ? write('scatterRule', { symbol: write(`drawings.${scatter.art}`) }) : null,
    write(multiplier === 1 ? 'freeRule' : 'freeRuleTimes', { scatters, games: count, multiplier }),
    write('fixedRule'),
  ];
  return element('ul', { class: 'rules' }, ...said.map((rule) => (rule === null ? null : element('li', {}, rule))));
};

const figures = ({ rtp, hitFrequency }: TitleAnswer, { write, decimalSign }: Words): HTMLElement => {
  // The figure is exact text; only the decimal sign follows the language.
  const percent = (text: string) => `${text.replace('.', decimalSign)}%`;
  const row = (name: string, value: string) =>
    element('div', {}, element('dt', {}, name), element('dd', { class: 'figure' }, percent(value)));
  return element(
    'dl',
    { class: 'facts' },
    row(write('returnToPlayer'), rtp),
    hitFrequency === undefined ? null : row(write('hitFrequency'), hitFrequency),
  );
};

/** Everything a title pays and why, at the stake that is chosen when the sheet opens; below it the `keys` of the page. */
export const createPaytable = (current: () => TitleAnswer, words: Words, stake: () => string, keys: Node): Sheet => {
  const { write, money } = words;
  const sheet = createSheet('paytable', write('paytable'), write('close'));
  const lineCard = (rows: readonly number[], line: number): HTMLElement =>
    element(
      'li',
      { 'aria-label': write('lineName', { line: line + 1 }) },
      lineMiniature(rows),
      element('span', { 'aria-hidden': 'true' }, String(line + 1)),
    );
  const draw = (): void => {
    const title = current();
    const { model } = title;
    const lineCount = model.lines.length;
    const cards = inOrder(model.symbols).map((symbol) => symbolCard(symbol, lineCount, stake(), words));
    sheet.body.replaceChildren(
      section(
        write('symbols'),
        element('p', { class: 'help' }, write('atStake', { stake: money(stake()) })),
        element('ul', { class: 'pays' }, ...cards),
      ),
      section(write('lines', { count: lineCount }), element('ul', { class: 'line-cards' }, ...model.lines.map(lineCard))),
      section(write('rules'), rules(title, words)),
      section('RTP', figures(title, words), element('p', { class: 'help' }, write('returnNote'))),
      keys,
    );
  };
  return {
    ...sheet,
    open: () => {
      draw();
      sheet.open();
    },
  };
};
