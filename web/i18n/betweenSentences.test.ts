import { expect, test } from 'vitest';
import { betweenSentences } from './betweenSentences.ts';

test.each([
  ['EN', ' '],
  ['TY', ' '],
  ['VI', ' '],
  ['TH', ' '],
  ['ID', ' '],
  ['CN', ''],
])('between two sentences in %s stands “%s”', (language, gap) => expect(betweenSentences(language)).toBe(gap));
