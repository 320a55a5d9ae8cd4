import { type Language, languages } from '#contract/languages.ts';
import { html } from 'hono/html';
import type { Brand } from '../../../core/brand.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { typedInput } from './typedFields.ts';
import type { Markup } from '../app/deskLayout.ts';

type Offered = Pick<Brand, 'languages'>;

/** The same fields for each language that the brand offers. */
export const inEachLanguage = (brand: Offered, fields: (code: Language) => Markup): readonly Markup[] =>
  brand.languages.map(
    (code) =>
      html`<fieldset lang="${languages[code].locale}">
        <legend>${code}</legend>
        ${fields(code)}
      </fieldset>`,
  );

/**
 * What was typed in each language that the brand offers, in fields such as `title.EN`; `longest` names them, and how many characters each may
 * have. Throws `DeskRefusal` where one is empty or too long.
 */
export function wordsByLanguage<Name extends string>(
  { field }: Visit,
  brand: Offered,
  longest: Readonly<Record<Name, number>>,
): Readonly<Partial<Record<Language, Readonly<Record<Name, string>>>>> {
  const said = (code: Language) =>
    Object.fromEntries(
      Object.entries<number>(longest).map(([name, most]) => {
        const place = `${name}.${code}`;
        const text = field(place);
        if (text === '') throw new DeskRefusal('incomplete', place);
        if (text.length > most) throw new DeskRefusal('tooLong', place);
        return [name, text];
      }),
    ) as Record<Name, string>;
  return Object.fromEntries(brand.languages.map((code) => [code, said(code)]));
}

/** What the answers that carry links have room for. */
const longestLink = 500;

export const linkInput = (visit: Visit, label: string, link = '', isRequired = false): Markup =>
  typedInput(visit, label, 'link', `maxlength="${longestLink}" autocomplete="off" ${isRequired ? 'required' : ''}`, link);

/** A path of the site, or an address over TLS; undefined where none was typed. Throws `DeskRefusal` for anything else. */
export function linkOf({ field }: Visit): string | undefined {
  const link = field('link');
  if (link === '') return undefined;
  const address = link.startsWith('https://') && !link.includes('\\') ? URL.parse(link) : null;
  const isAddress = address !== null && address.username === '' && address.password === '';
  if (link.length > longestLink || (!isAddress && !/^\/(?!\/)[^\s\\]*$/.test(link))) throw new DeskRefusal('link', 'link');
  return link;
}
