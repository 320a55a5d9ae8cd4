import type { Context } from 'hono';
import type { Brand } from '../../../core/brand.ts';
import type { Texts } from '../../../core/text/texts.ts';
import { writeMoney } from '../../../core/text/writeMoney.ts';
import { operatorLanguage } from '../../operatorAccount/operatorLanguage.ts';
import type { OperatorSession } from '../../operatorAccount/operatorSessions.ts';
import { deskTexts } from '../deskTexts.ts';
import type { DeskEnvironment } from './deskEnvironment.ts';
import type { Visit } from './visit.ts';

interface VisitParts {
  readonly brand: Brand;
  readonly texts: Texts;
}

/** Tells a page who asks for it, in which language, and what was sent: `form` is empty where nothing was. */
export function createVisitOf({ brand, texts }: VisitParts) {
  return (context: Context<DeskEnvironment>, session: OperatorSession, form: FormData): Visit => {
    const language = operatorLanguage(context, brand);
    // Year, month, day in every language: short forms have two digits for a year, in Thai those of the Buddhist one.
    const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: brand.timeZone });
    // A form is sent with two characters for a line break, of which the browser counted one.
    const fields = (name: string) =>
      form.getAll(name).flatMap((each) => (typeof each === 'string' ? [each.replaceAll('\r\n', '\n').trim()] : []));
    return {
      context,
      session,
      language,
      write: texts.of(deskTexts, language),
      time: (at) => (at === null ? '–' : format.format(Number(at))),
      money: (amount, currency) => writeMoney(amount, currency === brand.currency ? brand.currencySymbol : currency, language),
      field: (name) => fields(name)[0] ?? '',
      sent: (name) => fields(name)[0],
      fields,
    };
  };
}
