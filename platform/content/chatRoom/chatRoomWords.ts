import type { Language } from '#contract/languages.ts';
import { catalogue } from '../../core/text/catalogue.ts';
import type { Texts } from '../../core/text/texts.ts';
import type EN from './texts/EN.json';

export const chatRoomTexts = catalogue<typeof EN>('chatRoom', import.meta.url);

/** What the room's page says. */
export function chatRoomWords(texts: Texts, language: Language) {
  const write = texts.of(chatRoomTexts, language);
  return {
    title: write('title'),
    rules: write('rules'),
    house: write('house'),
    you: write('you'),
    label: write('label'),
    send: write('send'),
    log: write('log'),
    hidden: write('hidden'),
    empty: write('empty'),
    report: write('report'),
    reported: write('reported'),
    offline: write('offline'),
    over: write('over'),
    failed: write('failed'),
    too_many: write('tooMany'),
    too_long: write('tooLong'),
  };
}

export type ChatRoomWords = ReturnType<typeof chatRoomWords>;
