/** Characters that a feedback may have. */
export const feedbackLength = { minLength: 10, maxLength: 1_000 } as const;

/** Characters of a text as people count them, without blanks at either end: a letter with its tones is one. */
export const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text.trim())].length;

/** Whether bytes begin and end as a JPEG does. */
export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes.length > 4 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
