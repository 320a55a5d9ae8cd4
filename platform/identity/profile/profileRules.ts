import type { AnswerOf } from '#contract/call.ts';
import { patternFamilies } from '#contract/patternFamilies.ts';
import type { profile } from '#contract/identity/profile.ts';

export type ContactField = AnswerOf<typeof profile>['contacts'][number]['field'];

/** Other ways to reach a member, in the order to show them: fewest and most characters, and what they are made of. */
export const contactRules = {
  zalo: { least: 5, most: 64, patternId: 'noSpaces' },
  facebook: { least: 2, most: 100, patternId: 'length' },
  whatsapp: { least: 5, most: 20, patternId: 'length' },
  line: { least: 2, most: 64, patternId: 'noSpaces' },
  wechat: { least: 2, most: 64, patternId: 'noSpaces' },
  qqNum: { least: 5, most: 12, patternId: 'digits' },
} as const satisfies Record<ContactField, { least: number; most: number; patternId: keyof typeof patternFamilies }>;

export const contactFields = Object.keys(contactRules) as readonly ContactField[];

/** Whether a contact may be kept; an empty one takes it away. */
export function isContact(field: ContactField, value: string): boolean {
  if (value === '') return true;
  const { least, most, patternId } = contactRules[field];
  const pattern = patternFamilies[patternId];
  const length = [...value].length;
  return length >= least && length <= most && (pattern === '*' || new RegExp(pattern, 'u').test(value));
}

/** Characters as people count them. */
const nicknameLength = { least: 2, most: 20 };

/** Whether a member may be called so: nothing that cannot be seen, which would let one pass for another. */
export function isNickname(text: string): boolean {
  const { length } = [...new Intl.Segmenter().segment(text)];
  return length >= nicknameLength.least && length <= nicknameLength.most && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
}

/** Whether `1990-02-28` is a day that there was. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Whether whoever was born on a day has so many years today: on the birthday itself, and who was born on 29 February on 1 March. */
export const hasReached = (age: number, birthday: string, today: string): boolean =>
  `${Number(birthday.slice(0, 4)) + age}${birthday.slice(4)}` <= today;
