import { localeOf } from './languageCodes.ts';

/** What stands between two sentences, or between a sentence and the link that follows it: Chinese and Japanese have the room in their signs. */
export const betweenSentences = (language: string): string => (/^(zh|ja)\b/.test(localeOf(language)) ? '' : ' ');
