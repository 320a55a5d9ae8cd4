/** Controls, what turns the direction of writing, and what takes no room: names that read as others. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** A person's name without what nobody sees, and with one space between words; empty where nothing is left. */
export const visibleName = (typed: string): string => typed.replace(/\s/gu, ' ').replace(unseen, '').replace(/ +/g, ' ').trim();
