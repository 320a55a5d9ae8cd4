import { type Language, languageCodes } from '#contract/languages.ts';
import { didYouMean } from './didYouMean.ts';

/** Where an operation is asked for in a language, the brand's first where none is named. Throws a `TypeError` for one that there is not. */
export function graphqlPath(language: Language | undefined): string {
  if (language === undefined) return '/graphql';
  if (!languageCodes.includes(language))
    throw new TypeError(
      `language: one of ${languageCodes.join(', ')}, and not ${JSON.stringify(language)}${didYouMean(String(language), languageCodes)}`,
    );
  return `/graphql?lang=${language}`;
}
