const esportsVendors: readonly string[] = ['AV', 'AI', 'IMES', 'TF', 'IA'];

export interface Card {
  readonly gameType: string;
  readonly vassalage: string;
  readonly isHot: number;
}
export interface Lane<Type extends string, Row extends Card> {
  readonly gameType: Type;
  readonly cards: readonly Row[];
}

/** The operator files e-sports books under sports; here they are a category of their own, right behind it. */
export function splitEsports<Type extends string, Row extends Card>(
  lanes: readonly Lane<Type | 'SPORTS' | 'ESPORTS', Row>[],
): Lane<Type | 'SPORTS' | 'ESPORTS', Row>[] {
  const isEsports = (card: Row) => esportsVendors.includes(card.vassalage);
  const moved = lanes.flatMap((lane) => (lane.gameType === 'SPORTS' ? lane.cards.filter(isEsports) : []));
  const filed = lanes.flatMap((lane) => (lane.gameType === 'ESPORTS' ? lane.cards : []));
  const seen = new Set(filed.map((card) => card.vassalage));
  const esports = { gameType: 'ESPORTS' as const, cards: [...filed, ...moved.filter((card) => !seen.has(card.vassalage))] };
  const ordered = lanes.flatMap((lane) => {
    if (lane.gameType === 'ESPORTS') return [];
    return lane.gameType === 'SPORTS' ? [{ ...lane, cards: lane.cards.filter((card) => !isEsports(card)) }, esports] : [lane];
  });
  return (ordered.includes(esports) ? ordered : [...ordered, esports]).filter((lane) => lane.cards.length > 0);
}

/** The operator promotes it; any other number means nothing. */
export const isHot = ({ isHot: flag }: { isHot: number }): boolean => flag === 1;

/** The code BTI is shown under where the brand's own wording is offered. */
export const shownForBti = 'BTISPORTS';

/**
 * The code of a vendor as visitors see it. Where the brand offers TY, the operator's own lottery
 * accounts (`TCG…`) go without one and BTI goes by another.
 */
export function shownCode(vassalage: string, languages: readonly string[]): string {
  if (!languages.includes('TY')) return vassalage;
  if (vassalage.startsWith('TCG')) return '';
  return vassalage === 'BTI' ? shownForBti : vassalage;
}

/** The operator's code behind a shown one. */
export const codeBehind = (shown: string, languages: readonly string[]): string =>
  languages.includes('TY') && shown === shownForBti ? 'BTI' : shown;
