/** Characters that a feedback may have. */
export const feedbackLength = { minLength: 10, maxLength: 1_000 } as const;

/** Characters of a text as people count them, without blanks at either end: a letter with its tones is one. */
export const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;
