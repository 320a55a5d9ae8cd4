/** What a section is called, without the circumstances that stand in brackets behind it. */
export const nameOf = (head: string): string => head.replace(/ \(.*$/, '');

/** A page with the sections of `part` each in place of the one that is called the same; behind all others where there is none. */
export function replaceSection(page: string, part: string): string {
  return part
    .trim()
    .split(/\n(?=## )/)
    .reduce(putOne, page);
}

function putOne(page: string, section: string): string {
  const sections = page.split(/\n(?=## )/);
  const fresh = section.trim();
  const name = nameOf(fresh.split('\n', 1)[0] ?? '');
  const at = sections.findIndex((each) => nameOf(each.split('\n', 1)[0] ?? '') === name);
  const kept = sections.map((each) => each.trimEnd());
  return `${(at === -1 ? [...kept, fresh] : kept.with(at, fresh)).join('\n\n')}\n`;
}
