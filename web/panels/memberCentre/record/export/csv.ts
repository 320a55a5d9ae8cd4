import { unparse } from 'papaparse';

/** So that spreadsheets read the letters of every language. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would work out; a plain number, which may be below zero, is none. */
const formula = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/** Lines of a CSV file, each with its end: RFC 4180, cells that look like formulas escaped. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${unparse(rows as string[][], { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
