import { helpTopic } from '#contract/content/help.ts';
import { language } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import written from './articles.json' with { type: 'json' };

const articles = z.array(
  z.strictObject({
    id: z.string().regex(/^[A-Za-z]{1,40}$/),
    topic: helpTopic,
    needs: z.enum(['bonus', 'freePlay']).optional(),
    words: z.partialRecord(language, z.strictObject({ title: z.string().min(1).max(80), content: z.string().min(1).max(4_000) })),
  }),
);

/** What the help of every demonstration brand begins with; its name and ages are filled in when it is asked for. */
export const helpArticles = articles.parse(written);
