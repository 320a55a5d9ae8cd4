import { dictionary } from '@zxcvbn-ts/language-common';
import type { Brand } from '../../core/brand.ts';
import { guessableWords, localPasswords } from './guessableWords.ts';

/** Passwords that would be among the first guesses. */
export interface GuessablePasswords {
  /**
   * Whether everybody tries it, or everybody who knows the account: a known or mechanical one whatever its case, or a word of the
   * brand or of `personal` (user name, telephone number, mail address) with nothing but digits and signs around it.
   */
  has(password: string, personal?: readonly string[]): boolean;
}

/** Guessers vary case and width before anything else. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const spellings: Readonly<Record<string, string>> = { a: '[a@4]', e: '[e3]', i: '[i1!]', o: '[o0]', s: '[s$5]', t: '[t7]' };
const spelled = (word: string): RegExp =>
  new RegExp([...word].map((letter) => spellings[letter] ?? letter.replace(/[$()*+./?[\\\]^{|}]/, String.raw`\$&`)).join(''), 'gu');

/** Whether taking the word out, however it is spelled, leaves no letter. */
const isDecorated = (password: string, word: RegExp): boolean => {
  const rest = password.replace(word, '');
  return rest !== password && !/\p{L}/u.test(rest);
};

/** The end of a number and the name of a mailbox are what people make passwords of. What is shorter than three letters stands in too many. */
const wordsOf = (text: string): string[] => {
  const plain = folded(text);
  const word = /^[\d\s().+-]{6,}$/.test(plain) ? plain.replace(/\D/g, '').slice(-8) : (plain.split('@')[0] ?? '');
  return word.length > 2 ? [word] : [];
};

/** One step that never changes: a key again and again, or a row of them up or down. */
const isStair = (points: readonly number[]): boolean => {
  const step = (points[1] ?? 0) - (points[0] ?? 0);
  return Math.abs(step) <= 1 && points.every((point, index) => index === 0 || point - (points[index - 1] ?? 0) === step);
};
const isMechanical = (password: string): boolean =>
  new Set(password).size < 3 || /^(.{1,4})\1+$/su.test(password) || isStair([...password].map((letter) => letter.codePointAt(0) ?? 0));

let known: ReadonlySet<string> | undefined;
/** Read at the first question, and kept for every brand of this process. */
const knownPasswords = (): ReadonlySet<string> => (known ??= new Set([...dictionary['passwords-common'], ...localPasswords]));

export function createGuessablePasswords({ name, merchantCode }: Pick<Brand, 'name' | 'merchantCode'>): GuessablePasswords {
  const everywhere = [...guessableWords, folded(name), folded(name).replace(/\s/g, ''), folded(merchantCode)]
    .filter((word) => word !== '')
    .map(spelled);

  return {
    has(password, personal = []) {
      const plain = folded(password);
      if (knownPasswords().has(plain) || isMechanical(password.toLowerCase())) return true;
      return [...everywhere, ...personal.flatMap(wordsOf).map(spelled)].some((word) => isDecorated(plain, word));
    },
  };
}
