import sanitizeHtml from 'sanitize-html';
import { safeAbsoluteUrl, safeUrl } from './safeUrl.ts';

const options: sanitizeHtml.IOptions = {
  // Formatting only: nothing that runs, loads, styles the page round it, or could be mistaken for a form of the site.
  allowedTags: [
    'a',
    'b',
    'blockquote',
    'br',
    'caption',
    'code',
    'del',
    'div',
    'em',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Their text is program or markup of another language, never something to read.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'title',
    'svg',
    'math',
    'template',
  ],
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href }) => {
      const safe = safeUrl(href);
      return { tagName, attribs: safe === null ? {} : { href: safe, rel: 'noopener noreferrer', target: '_blank' } };
    },
    img: (tagName, { src, alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: { src: httpsOnly(src), alt, ...(isLength(width) && { width }), ...(isLength(height) && { height }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === '',
};

const isLength = (value: string) => /^\d{1,4}$/.test(value);

/** A picture is fetched without a click, so its address must not be one of the site's own that does something. */
function httpsOnly(src: unknown): string {
  const safe = safeAbsoluteUrl(src);
  return safe?.startsWith('https:') === true ? safe : '';
}

/** Passes after which text that still changes is taken for an attack on the cleaner itself. */
const passes = 4;

/**
 * HTML of the operator with nothing left that could run, load a frame or leave the text it stands in.
 * Cleaned until it stays the same, because markup that a second reading sees differently is how
 * cleaners are got round; what never settles is shown as text without any markup.
 */
export function safeHtml(dirty: string): string {
  let html = dirty;
  for (let pass = 0; pass < passes; pass += 1) {
    const clean = sanitizeHtml(html, options);
    if (clean === html && pass > 0) return clean;
    html = clean;
  }
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
}
