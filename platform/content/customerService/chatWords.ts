import type { Language } from '#contract/languages.ts';
import type { Texts } from '../../core/text/texts.ts';
import { customerServiceTexts } from './customerServiceTexts.ts';

/** What the page of the live chat says. */
export function chatWords(texts: Texts, language: Language) {
  const write = texts.of(customerServiceTexts, language);
  return {
    title: write('title'),
    lead: write('chat.lead'),
    label: write('chat.label'),
    send: write('send'),
    you: write('chat.you'),
    house: write('chat.house'),
    log: write('chat.log'),
    letter: write('chat.letter'),
    waiting: write('chat.waiting'),
    hidden: write('chat.hidden'),
    offline: write('chat.offline'),
    over: write('chat.over'),
    too_many: write('chat.tooMany'),
    too_long: write('chat.tooLong'),
    failed: write('chat.failed'),
    needsScript: write('chat.needsScript'),
  };
}

export type ServiceChatWords = ReturnType<typeof chatWords>;
