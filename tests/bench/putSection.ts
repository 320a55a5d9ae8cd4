/** What a section is called, without the circumstances that stand in brackets behind it. */
const nameOf = (head: string): string => head.replace(/ \(.*$/, '');

/** A page with the section that `part` is in place of the one that is called the same; behind all others where there is none. */
export function putSection(page: string, part: string): string {
  const sections = page.split(/\n(?=## )/);
  const fresh = part.trim();
  const name = nameOf(fresh.split('\n', 1)[0] ?? '');
  const at = sections.findIndex((section) => nameOf(section.split('\n', 1)[0] ?? '') === name);
  const kept = sections.map((section) => section.trimEnd());
  return `${(at === -1 ? [...kept, fresh] : kept.with(at, fresh)).join('\n\n')}\n`;
}
