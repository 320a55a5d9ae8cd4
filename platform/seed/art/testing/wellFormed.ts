const attribute = /\s+([A-Za-z][\w:.-]*)="([^"<]*)"/y;

/**
 * First thing that is wrong with a text as XML, or null: tags that do not pair, attributes that are
 * unquoted or given twice, bare `&`, `<` or a second root. Stricter than a browser, which mends.
 */
export function flawOf(text: string): string | null {
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const words = text.slice(at, next === -1 ? undefined : next);
    if (/&(?!#\d+;|amp;|lt;|gt;|quot;)/.test(words)) return `bare & in "${words}"`;
    if (open.length === 0 && words.trim() !== '') return `words outside of the root: "${words}"`;
    if (next === -1) break;
    const [tag, close, name = ''] = /^<(\/?)([A-Za-z][A-Za-z0-9]*)/.exec(text.slice(next)) ?? [];
    if (tag === undefined) return `no tag at ${next}`;
    attribute.lastIndex = next + tag.length;
    const seen = new Set<string>();
    for (let match = attribute.exec(text), end = next + tag.length; ; match = attribute.exec(text)) {
      if (match === null) {
        at = end;
        break;
      }
      if (seen.has(match[1] ?? '')) return `${match[1]} twice in <${name}>`;
      if (/&(?!#\d+;|amp;|lt;|gt;|quot;)/.test(match[2] ?? '')) return `bare & in ${match[1]}`;
      seen.add(match[1] ?? '');
      end = attribute.lastIndex;
      if (/="[^"]*(undefined|NaN|Infinity)/.test(match[0])) return `${match[0].trim()} in <${name}>`;
    }
    const ending = /^\s*(\/?)>/.exec(text.slice(at));
    if (ending === null) return `<${name}> does not end at ${at}`;
    at += ending[0].length;
    if (close === '/') {
      if (open.pop() !== name) return `</${name}> closes nothing at ${at}`;
    } else {
      if (open.length === 0) roots += 1;
      if (ending[1] !== '/') open.push(name);
    }
  }
  return open.length > 0 ? `<${open.join('><')}> stays open` : roots === 1 ? null : `${roots} roots`;
}

/** Ids a drawing refers to without having them, and ids it has twice. */
export function strayIds(text: string): { readonly missing: readonly string[]; readonly twice: readonly string[] } {
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const used = [...text.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id = '']) => id);
  return { missing: used.filter((id) => !ids.includes(id)), twice: ids.filter((id, index) => ids.indexOf(id) !== index) };
}
