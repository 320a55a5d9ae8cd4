import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../../gateway/contract/languages.ts';
import { otherFormOf } from './catalogues.ts';

type Tree = string | { readonly [key: string]: Tree };
const leaves = (tree: Tree, at: string): (readonly [string, string])[] =>
  typeof tree === 'string' ? [[at, tree]] : Object.entries(tree).flatMap(([key, below]) => leaves(below, at === '' ? key : `${at}.${key}`));
const readTexts = (file: string) => new Map(leaves(JSON.parse(readFileSync(file, 'utf8')) as Tree, ''));

interface Step {
  readonly english: RegExp;
  /** What says the same; TY words only what it says otherwise, in the words of VI. */
  readonly others: Partial<Record<Language, RegExp>>;
}

const steps: Readonly<Record<string, Step>> = {
  'who helps': {
    english: /customer service/i,
    others: { VI: /chăm sóc khách hàng/i, TY: /chăm sóc khách hàng/i, TH: /บริการลูกค้า/, ID: /layanan pelanggan/i, CN: /客服|客户服务/ },
  },
  'to try again': {
    english: /\b(?:try|look) (?:it )?(?:again|later|once more)\b|\bor try later\b/i,
    others: { VI: /lại|sau/i, TY: /lại|sau/i, TH: /อีกครั้ง|ใหม่|ภายหลัง/, ID: /lagi|nanti|ulang|kembali/i, CN: /重试|再|重新/ },
  },
  'what it means for the money': {
    english: /no money was moved/i,
    others: {
      VI: /chưa có khoản tiền nào được chuyển/i,
      TY: /chưa có khoản tiền nào được chuyển/i,
      TH: /ไม่มีเงินเข้าหรือออก|ยังไม่มีการโอนเงิน/,
      ID: /tidak ada uang yang (?:ber|di)pindah/i,
      CN: /资金没有变动/,
    },
  },
};

const english = ['web/i18n/locales/EN/*.json', 'gateway/**/texts/EN.json', 'platform/**/texts/EN.json'].flatMap((pattern) =>
  globSync(pattern),
);
const fileIn = (file: string, language: string) => file.replace('/EN/', `/${language}/`).replace(/EN\.json$/, `${language}.json`);
/** Every text of another language, beside the English one. */
const pairsIn = (language: string) =>
  english.flatMap((file) => {
    const [translated] = globSync(fileIn(file, language));
    if (translated === undefined) return [];
    const said = readTexts(file);
    return [...readTexts(translated)].map(([key, text]) => ({
      at: `${translated} ${key}`,
      text,
      original: said.get(key) ?? said.get(otherFormOf(key)) ?? '',
    }));
  });

test.each(Object.entries(steps))(
  'I18N-1 a text that says %s in English says so in every language',
  (_name, { english: wording, others }) => {
    const found = Object.entries(others).flatMap(([language, own]) =>
      pairsIn(language)
        .filter(({ text, original }) => wording.test(original) && !own.test(text))
        .map(({ at, text, original }) => `${at}: ${text} (${original})`),
    );
    expect(found).toEqual([]);
    // The English words themselves are still found.
    expect(english.flatMap((file) => [...readTexts(file).values()].filter((text) => wording.test(text))).length).toBeGreaterThan(10);
  },
);
