/** As many letters as the gateway takes in the name of a game that is looked for. */
export const longestSearch = 64;

/** What was typed as it is looked for, on one line: what was pasted may hold tabs, which the gateway takes in no search. */
export const searchOf = (typed: string): string => typed.replace(/\s+/g, ' ').trim();
