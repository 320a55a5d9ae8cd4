import { verifierPath } from './verifierPath.ts';

/** Address of the verifier for one round, in the language and theme of a page. */
export const verifierAddress = (roundId: string, language: string, theme: string | undefined): string =>
  `${verifierPath}?${new URLSearchParams({ round: roundId, lang: language, ...(theme === undefined ? {} : { theme }) })}`;
