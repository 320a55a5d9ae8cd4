const shape = /^\w{1,40}$/;

/** The word of a refusal, as a line of the log may say it: whatever else stands in its place may be anything, and is not repeated. */
export const loggableCode = (code: string): string => (shape.test(code) ? code : 'no word');
