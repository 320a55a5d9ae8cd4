import type { Source } from '../../tests/boundaries/sources.ts';

/** The keys of one namespace's English texts, with dots between their parts. */
export type KeysByNamespace = ReadonlyMap<string, ReadonlySet<string>>;

type Tree = { readonly [key: string]: string | Tree };

/** A text that counts is asked for without the form that its number takes. */
export const keysOf = (texts: Tree, above = ''): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [above + key, above + key.replace(/_(?:zero|one|two|few|many|other)$/, '')]
      : keysOf(text, `${above}${key}.`),
  );

/** The namespaces that a component asks for; undefined where `t` comes from elsewhere, or reads whatever is there. */
function namespacesIn(text: string): readonly string[] | undefined {
  const asked = [...text.matchAll(/useTranslation\(([^()]*)\)/g)].map(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
  return asked.length === 0 || asked.some((names) => names.length === 0) ? undefined : asked.flat();
}

/** Texts that a component says and no catalogue has: the page would show their keys. What a key is made of as it runs is not looked at. */
export function unknownTexts(sources: readonly Source[], texts: KeysByNamespace): readonly string[] {
  return sources
    .filter(({ path }) => /^web\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
    .flatMap(({ path, text }) => {
      const own = namespacesIn(text) ?? [...texts.keys()];
      const said = [...text.matchAll(/(?<![\w.])t\(\s*(?:[^'`()]*\?\s*)?('[^']+')(?:\s*:\s*('[^']+'))?/g)].flatMap(([, ...keys]) =>
        keys.filter(Boolean),
      );
      return said.flatMap((each) => {
        const [, named, key = ''] = /^'(?:(\w+):)?(.+)'$/.exec(each) ?? [];
        const places = named === undefined ? own : [named];
        if (places.some((namespace) => texts.get(namespace)?.has(key))) return [];
        const [place = ''] = places;
        return [`${path}: says ${named === undefined ? '' : `${named}:`}${key}, which web/i18n/locales/EN/${place}.json has not`];
      });
    });
}
