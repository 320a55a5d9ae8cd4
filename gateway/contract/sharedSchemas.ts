import { z } from 'zod';
import { languageCodes } from './languages.ts';

/**
 * An amount of money as a decimal string with at most four places, in whole units of its currency: `12.5`, no grouping. Some operators send a JSON
 * number; it is read as its shortest decimal text and never calculated with.
 */
export const amount = z.preprocess(
  (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : value),
  z.string().regex(/^-?\d{1,15}(\.\d{1,4})?$/, 'must be a decimal amount with at most four places'),
);

/** Milliseconds since 1970-01-01T00:00:00Z. */
export const instant = z.number().int().nonnegative();

/** One to fifty ids of at most 64 characters, with commas between them. */
export const idList = z.string().regex(/^[^,]{1,64}(,[^,]{1,64}){0,49}$/, 'must be one to fifty ids with commas between them');

/** A day of the house's calendar, which is that of its time zone, as `2026-11-22`. */
export const calendarDay = z.iso.date();

/** A path below an image host (`/art/games/x.svg`), or an absolute https address. */
export const imagePath = z.string().max(500);

export const nothing = z.object({});

/** ISO 4217 style code of the currency an account is kept in. */
export const currency = z.string().regex(/^[A-Z]{3,5}$/);

export const gameType = z.enum(['LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE']);

/** A language that everything is written in; an operator may offer fewer, and answers in its first where another is asked for. `TY` is Vietnamese in the brand's own words, `CN` Chinese. */
export const language = z.enum(languageCodes);

/** Digits of a country's dialling code, without the plus sign. */
export const dialingCode = z.string().regex(/^[1-9]\d{0,3}$/, 'must be the digits of a dialling code');

/** A mobile number as it was typed; the operator reads it together with the dialling code. */
export const mobileNumber = z.string().max(32);

/** A password, of an account or for payments, as it was typed. */
export const password = z.string().max(256);

/** A code that was sent by SMS or mail, as it was typed. */
export const verificationCode = z.string().max(255);

/** Solution of a challenge (`GET /wps/challenge`): base64 of the ALTCHA payload's JSON. */
export const challengeSolution = z.string().max(2000);

/** A captcha that was solved: its id, and the characters as they were typed. */
export const captchaAnswer = { captchaId: z.string().max(64).optional(), captcha: z.string().max(32).optional() } as const;
