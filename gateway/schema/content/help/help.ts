import type { AnswerOf } from '#contract/call.ts';
import { helpCenter } from '#contract/content/help.ts';
import { everybody, publicBeforeLogIn } from '../../access.ts';
import { builder } from '../../builder.ts';

type TopicRow = AnswerOf<typeof helpCenter>['topics'][number];

const HelpArticle = builder.objectRef<TopicRow['articles'][number]>('HelpArticle').implement({
  description: 'A question that people have, and what the operator answers to it.',
  ...everybody,
  fields: (t) => ({
    code: t.string({ description: 'Stands in addresses, `/help#<code>`; the same in every language.', resolve: ({ id }) => id }),
    title: t.exposeString('title', { description: 'In the language of the request. Plain text.' }),
    content: t.expose('content', {
      type: 'SafeHtml',
      description: 'The answer, in the language of the request; headings begin at level 4.',
    }),
  }),
});

const HelpTopicObject = builder.objectRef<TopicRow>('HelpTopic').implement({
  description: 'Answers that belong together, under one heading of the page.',
  ...everybody,
  fields: (t) => ({
    code: t.string({
      description: 'Stands in addresses, `/help#<code>`: `protocol` is what members agree to; the others are chapters of answers.',
      resolve: ({ code }) => code,
    }),
    title: t.exposeString('title', { description: 'In the language of the request. Plain text.' }),
    articles: t.field({
      type: [HelpArticle],
      description: 'Its answers in the order of the operator; at least one.',
      resolve: ({ articles }) => articles,
    }),
  }),
});

builder.queryField('help', (t) =>
  t.field({
    type: [HelpTopicObject],
    nullable: true,
    description: 'All that can be looked up, chapter by chapter. `GET /wps/system/helpCenter`. `null` only after a fault.',
    // Whoever is to agree to the terms can read them first.
    ...publicBeforeLogIn,
    resolve: async (_root, _args, { upstream }) => (await upstream.call(helpCenter, {})).topics,
  }),
);
