/** What the texts fill in. What is not known, or not to be said, is undefined. */
export interface HelpFacts {
  readonly brand: string;
  /** Years of age from which one may play. */
  readonly playingAge: number;
  /** Years of age that a visitor confirms when opening an account. */
  readonly registrationAge: number | undefined;
  /** Play money of a new account, as it is shown. */
  readonly bonus: string | undefined;
}

export interface HelpSectionOrder {
  /** Anchor in the address, and key of the texts. */
  readonly id: string;
  readonly topics: readonly string[];
}

export const topicSections: readonly HelpSectionOrder[] = [
  { id: 'begin', topics: ['register', 'age', 'bonus', 'deposit'] },
  { id: 'playing', topics: ['stakes', 'freeGames', 'paytable', 'interrupted'] },
  { id: 'fairness', topics: ['commitment', 'clientSeed', 'verifier'] },
  { id: 'money', topics: ['worth', 'deposits', 'record'] },
  { id: 'responsible', topics: ['breaks', 'chance', 'worry', 'age'] },
  { id: 'account', topics: ['data', 'password', 'logOut'] },
];

export const agreementTerms: readonly string[] = ['confirmed', 'age', 'own', 'playMoney', 'rounds', 'conduct', 'closing', 'changes'];

/** Anchors of the page, in its order. */
export const sectionIds: readonly string[] = [...topicSections.map(({ id }) => id), 'agreement', 'contact'];

/** Texts that say nothing without a fact. */
const needs: ReadonlyMap<string, keyof HelpFacts> = new Map([
  ['begin.age', 'registrationAge'],
  ['begin.bonus', 'bonus'],
  ['agreement.confirmed', 'registrationAge'],
]);

/** The texts of a section that can be said. */
export function sayable(section: string, texts: readonly string[], facts: HelpFacts): readonly string[] {
  return texts.filter((text) => {
    const fact = needs.get(`${section}.${text}`);
    return fact === undefined || facts[fact] !== undefined;
  });
}
