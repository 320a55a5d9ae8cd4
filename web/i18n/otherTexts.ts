import type { Texts } from './Texts.ts';

/**
 * Every namespace of every language beyond the `firstNamespaces`, which the pattern leaves out: a file and a chunk each. The names of
 * all those files are longer than what most of them say, so they come with the first of them that is asked for.
 */
export const otherTexts = import.meta.glob<Texts>(['./locales/*/*.json', '!./locales/*/{common,home,lobby,shell,status}.json'], {
  import: 'default',
});
