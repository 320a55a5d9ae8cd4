import { expect, test } from 'vitest';
import type { PageLanguage } from '../../../kit/language.ts';
import { symbolWord } from '../../../kit/symbolWords.ts';
import { symbolNames } from '../../../../../seed/art/symbolNames.ts';
import { verifyTexts } from '../../../verify/page/verifyTexts.ts';
import { messagesFor } from '../words.ts';

const languages: readonly PageLanguage[] = ['vi', 'en', 'zh', 'th', 'id'];
const catalogues = languages.flatMap(
  (language) =>
    [
      [`${language}, the game`, messagesFor(language)],
      [`${language}, the verifier`, verifyTexts(language)],
    ] as const,
);

const said = (message: unknown): string => {
  if (typeof message === 'function') return String(message('₫200', 3, 'Lotus', '₫60'));
  return typeof message === 'object' && message !== null ? Object.values(message).join('\n') : String(message);
};

test.each(catalogues)('every text in %s says something and holds what it is given', (_language, messages) => {
  for (const [name, message] of Object.entries(messages)) {
    expect(said(message).trim(), name).not.toBe('');
    expect(said(message), name).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('no text shouts', () => {
  for (const [, messages] of catalogues) for (const message of Object.values(messages)) expect(said(message)).not.toContain('!');
});

test('no language says in another what its own has words for', () => {
  for (const language of languages.filter((each) => each !== 'en'))
    for (const [own, english] of [
      [messagesFor(language), messagesFor('en')],
      [verifyTexts(language), verifyTexts('en')],
    ] as const) {
      const same = Object.entries(english).filter(
        ([name, message]) =>
          /[a-z]/i.test(said(message)) && said(message) === said(new Map<string, unknown>(Object.entries(own)).get(name)),
      );
      // A picture and an amount need no words, and two of a slot's are the trade's own in Indonesian.
      expect(
        same.map(([name]) => name).filter((name) => !['scatterWin', 'wildName', 'scatterName'].includes(name)),
        language,
      ).toEqual([]);
    }
});

test('every drawing has a name in every language', () => {
  for (const name of symbolNames) expect(languages.filter((language) => symbolWord(language, name) === '')).toEqual([]);
});
