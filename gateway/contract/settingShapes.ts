import { z } from 'zod';

/** What stands between commas. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `read` answers what a text means, or throws an error that says what is wrong with it. */
export const keyRead = <Read>(read: (text: string) => Read) =>
  z.string().transform((text, context): Read => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' });
      return z.NEVER;
    }
  });
