import { Parser } from 'htmlparser2';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** What a text of the operator may be made of; of everything else only the words remain. */
const tags = new Set(
  'a b blockquote br caption code del div em h2 h3 h4 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr', 'img']);
/** What has parts, but no words of its own: the spaces between those are nothing to show. */
const wordless = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
/** Their words are a program's, or another language's. */
const unread = new Set(['script', 'style', 'svg', 'math', 'template', 'iframe', 'textarea', 'title', 'noscript']);

interface Open {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: ReactNode[];
}

const lengths = (attributes: Record<string, string>, ...names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) =>
      /^\d{1,4}$/.test(attributes[name.toLowerCase()] ?? '') ? [[name, Number(attributes[name.toLowerCase()])]] : [],
    ),
  );

function propsOf(tag: string, attributes: Record<string, string>): Readonly<Record<string, unknown>> {
  const { href = '', src = '', alt = '' } = attributes;
  if (tag === 'a') return /^(https?:\/\/|\/(?!\/))/.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
  if (tag === 'img') return { ...(src.startsWith('https://') && { src }), alt, loading: 'lazy', ...lengths(attributes, 'width', 'height') };
  return tag === 'td' || tag === 'th' ? lengths(attributes, 'colSpan', 'rowSpan') : {};
}

/** Rows that stand in the table itself are put into a body, as a browser's own reading does: React makes the elements that it is told, and no other. */
function inBodies(children: readonly ReactNode[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let rows: ReactNode[] = [];
  const end = (): void => {
    if (rows.length > 0) parts.push(createElement('tbody', { key: `rows ${parts.length}` }, ...rows));
    rows = [];
  };
  for (const child of children) {
    if (isValidElement(child) && child.type === 'tr') rows.push(child);
    else {
      end();
      parts.push(child);
    }
  }
  end();
  return parts;
}

/**
 * The elements of a `SafeHtml` text, read by the same parser as the gateway's cleaner and made of a list: nothing passes through the
 * browser's own reading of markup, which its content policy forbids, and nothing runs, whoever wrote it.
 */
export function elementsOf(html: string): ReactNode {
  const root: Open = { tag: '', props: {}, children: [] };
  const open: Open[] = [root];
  let skipped = 0;
  const here = (): ReactNode[] => (open.at(-1) ?? root).children;
  const put = ({ tag, props, children }: Open): void => {
    const list = here();
    const key = String(list.length);
    list.push(
      tags.has(tag)
        ? createElement(tag, { ...props, key }, ...(empty.has(tag) ? [] : tag === 'table' ? inBodies(children) : children))
        : createElement(Fragment, { key }, ...children),
    );
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (unread.has(tag)) skipped += 1;
      open.push({ tag, props: propsOf(tag, attributes), children: [] });
    },
    ontext(text) {
      if (skipped === 0 && !(wordless.has(open.at(-1)?.tag ?? '') && text.trim() === '')) here().push(text);
    },
    onclosetag(tag) {
      if (unread.has(tag)) skipped -= 1;
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed && skipped === 0 && !unread.has(tag)) put(closed);
    },
  });
  parser.end(html);
  return createElement(Fragment, null, ...root.children);
}
