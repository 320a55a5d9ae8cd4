import type { Language } from '#contract/languages.ts';
import { catalogue } from '../../core/text/catalogue.ts';
import type { Texts } from '../../core/text/texts.ts';
import type EN from './texts/EN.json';

export const chatDeskTexts = catalogue<typeof EN>('chatDesk', import.meta.url);

/** What the desk's page says. */
export function deskWords(texts: Texts, language: Language) {
  const write = texts.of(chatDeskTexts, language);
  return {
    title: write('title'),
    leave: write('leave'),
    needsScript: write('needsScript'),
    signedOut: write('signedOut'),
    logIn: write('logIn'),
    list: write('list'),
    empty: write('empty'),
    choose: write('choose'),
    room: write('room'),
    guest: write('guest'),
    waits: write('waits'),
    closed: write('closed'),
    close: write('close'),
    hide: write('hide'),
    hidden: write('hidden'),
    you: write('you'),
    label: write('label'),
    send: write('send'),
    log: write('log'),
    offline: write('offline'),
    failed: write('failed'),
    notDone: write('notDone'),
    too_many: write('tooMany'),
    too_long: write('tooLong'),
  };
}

export type DeskWords = ReturnType<typeof deskWords>;
