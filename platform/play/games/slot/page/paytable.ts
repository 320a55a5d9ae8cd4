import { payOf } from '../../kit/amount.ts';
import { element } from '../../kit/element.ts';
import { symbolPicture, symbolWord } from '../../kit/symbolWords.ts';
import type { SlotSymbol } from '../title.ts';
import { lineMiniature } from './lineDrawing.ts';
import { createSheet, type Sheet } from './sheet.ts';
import type { TitleAnswer } from './titleAnswer.ts';
import type { Words } from './words.ts';

/** Wild and scatter first, then the dearest. */
const inOrder = (symbols: readonly SlotSymbol[]): readonly SlotSymbol[] => {
  const rank = { wild: 0, scatter: 1, plain: 2 } as const;
  return [...symbols].sort((left, right) => rank[left.role] - rank[right.role] || right.pays[2] - left.pays[2]);
};

const symbolCard = (symbol: SlotSymbol, lineCount: number, stake: string, { texts, short, language }: Words): HTMLElement => {
  const name = symbolWord(language, symbol.art);
  const parts = symbol.role === 'scatter' ? 1 : lineCount;
  const pays = [5, 4, 3].flatMap((count) => {
    const times = symbol.pays[count - 3] ?? 0;
    return times === 0
      ? []
      : [element('div', {}, element('dt', {}, `${count}×`), element('dd', { class: 'figure' }, short(payOf(stake, parts, times))))];
  });
  const role =
    symbol.role === 'plain' ? null : element('span', { class: 'tag' }, symbol.role === 'wild' ? texts.wildName : texts.scatterName);
  return element(
    'li',
    { class: `pay pay-${symbol.role}` },
    element('img', { src: symbolPicture(symbol.art), alt: '', width: 64, height: 64 }),
    element('div', { class: 'pay-words' }, element('h4', {}, name, role), element('dl', {}, ...pays)),
  );
};

const section = (title: string, ...children: readonly (Node | null)[]): HTMLElement =>
  element('section', {}, element('h3', {}, title), ...children);

const rules = ({ model }: TitleAnswer, { texts, language }: Words): HTMLElement => {
  const ofRole = (role: SlotSymbol['role']) => model.symbols.find((symbol) => symbol.role === role);
  const wild = ofRole('wild');
  const scatter = ofRole('scatter');
  const { scatters, count, multiplier } = model.freeGames;
  const said = [
    texts.lineRule,
    wild ? texts.wildRule(symbolWord(language, wild.art)) : null,
    wild?.pays.some((pay) => pay > 0) ? texts.wildPays(symbolWord(language, wild.art)) : null,
    scatter ? texts.scatterRule(symbolWord(language, scatter.art)) : null,
    texts.freeRule(scatters, count, multiplier),
    texts.fixedRule,
  ];
  return element('ul', { class: 'rules' }, ...said.map((rule) => (rule === null ? null : element('li', {}, rule))));
};

const figures = ({ rtp, hitFrequency }: TitleAnswer, { texts, language }: Words): HTMLElement => {
  // The figure is exact text; only the decimal sign follows the language.
  const percent = (text: string) => `${language === 'vi' ? text.replace('.', ',') : text} %`;
  const row = (name: string, value: string) =>
    element('div', {}, element('dt', {}, name), element('dd', { class: 'figure' }, percent(value)));
  return element(
    'dl',
    { class: 'facts' },
    row(texts.returnToPlayer, rtp),
    hitFrequency === undefined ? null : row(texts.hitFrequency, hitFrequency),
  );
};

/** Everything a title pays and why, at the stake that is chosen when the sheet opens. */
export const createPaytable = (current: () => TitleAnswer, words: Words, stake: () => string): Sheet => {
  const { texts, money } = words;
  const sheet = createSheet('paytable', texts.paytable, texts.close);
  const lineCard = (rows: readonly number[], line: number): HTMLElement =>
    element(
      'li',
      { 'aria-label': texts.lineName(line + 1) },
      lineMiniature(rows),
      element('span', { 'aria-hidden': 'true' }, String(line + 1)),
    );
  const draw = (): void => {
    const title = current();
    const { model } = title;
    const lineCount = model.lines.length;
    const cards = inOrder(model.symbols).map((symbol) => symbolCard(symbol, lineCount, stake(), words));
    sheet.body.replaceChildren(
      section(texts.symbols, element('p', { class: 'help' }, texts.atStake(money(stake()))), element('ul', { class: 'pays' }, ...cards)),
      section(texts.lines(lineCount), element('ul', { class: 'line-cards' }, ...model.lines.map(lineCard))),
      section(texts.rules, rules(title, words)),
      section('RTP', figures(title, words), element('p', { class: 'help' }, texts.returnNote)),
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
