import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormattedText } from './FormattedText.tsx';

const shown = (html: string) => render(<FormattedText html={html} />).container.firstElementChild?.innerHTML;

test('AN-01 headings, lists, tables and links are as they were written', () => {
  expect(shown('<h2>Ch&#432;&#417;ng &amp; tr&igrave;nh</h2><ul><li>M&#7897;t</li></ul>')).toBe(
    '<h2>Chương &amp; trình</h2><ul><li>Một</li></ul>',
  );
  expect(shown('<table>\n<thead><tr><th>a</th></tr></thead>\n<tr>\n<td colspan="2">x</td></tr><tr><td>y</td></tr></table>')).toBe(
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2">x</td></tr><tr><td>y</td></tr></tbody></table>',
  );
  expect(shown('<p>a<br>b<a href="https://x.example/">c</a></p>')).toBe(
    '<p>a<br>b<a href="https://x.example/" target="_blank" rel="noopener noreferrer">c</a></p>',
  );
});

test.each([
  ['<p onclick="x()" style="color:red" class="x" id="root">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<svg><p onload=x()>b</p></svg>a', 'a'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<iframe src="https://evil.example">b</iframe>a', 'a'],
  ['<form action="/x"><input name="a">a</form>', 'a'],
  ['<p>a', '<p>a</p>'],
  ['a</p></div>', 'a<p></p>'],
])('AN-01 WEB-012 %s comes to nothing but its words', (html, expected) => {
  expect(shown(html)).toBe(expected);
});

test('AN-01 a picture of another scheme is not fetched', () => {
  expect(shown('<img src="data:image/png;base64,xx" alt="a">')).not.toContain('src');
});
