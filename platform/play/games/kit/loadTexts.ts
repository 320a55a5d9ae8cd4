import { fallbackChain, type Language } from '#contract/languages.ts';
import type { TextKey } from '../../../core/text/catalogue.ts';
import { createI18n } from '../../../core/text/createI18n.ts';
import type { TextTree, Write } from '../../../core/text/texts.ts';
import { writerOf } from '../../../core/text/writerOf.ts';

/** The files of one catalogue by their paths, as `import.meta.glob` gives them. */
export type CatalogueFiles = Readonly<Record<string, () => Promise<TextTree>>>;

/** The brand's wording lies over a language that is complete, as a test holds; so one file is enough, or two. */
function fetched(language: Language): readonly Language[] {
  const chain = fallbackChain(language);
  return chain.slice(0, chain.length > 2 ? 2 : 1);
}

/** Fetches what a page says in one language: several catalogues as one. */
export async function loadTexts<Shape>(language: Language, ...catalogues: readonly CatalogueFiles[]): Promise<Write<TextKey<Shape>>> {
  const name = 'page';
  const textsIn = async (each: Language): Promise<TextTree> => {
    const files = catalogues.flatMap((files) =>
      Object.entries(files)
        .filter(([path]) => path.endsWith(`/${each}.json`))
        .map(([, load]) => load),
    );
    return Object.assign({}, ...(await Promise.all(files.map((load) => load())))) as TextTree;
  };
  const resources = Object.fromEntries(
    await Promise.all(fetched(language).map(async (each) => [each, { [name]: await textsIn(each) }] as const)),
  );
  return writerOf(createI18n(resources, [name]), language, name);
}
