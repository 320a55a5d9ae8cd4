import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PlayedHand } from '../../../room/room.ts';
import { undealtReport } from './handReport.ts';
import { loadVerifyWords } from './verifyWords.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const seat = { cards: [], combination: '', hasWon: false } as const;
const hand: PlayedHand = {
  id: 'hand',
  roomId: 'three-cards-ferry',
  gameCode: 'ss-three-cards',
  gameVersion: 1,
  status: 'FORFEITED',
  ante: '200',
  rakePercent: '2.5',
  rakeCap: '100',
  pot: '400',
  rake: '0',
  prize: '0',
  serverSeed: 'seed',
  serverSeedHash: sha256('seed'),
  openedAt: 1,
  endedAt: 2,
  seats: [
    { ...seat, place: 0, clientSeed: 'lotus', wordHash: sha256('lotus') },
    { ...seat, place: 1, clientSeed: null, wordHash: sha256('kept back') },
  ],
};
const words = await loadVerifyWords('EN', 'UTC');
const said = (record: PlayedHand): string =>
  undealtReport(record, words)
    .map((part) => part.textContent)
    .join(' ');

test('GM-10 of a hand that was not dealt everybody reads who kept silent, and by which rule the stakes went', () => {
  const text = said(hand);
  expect(text).toContain('This hand was not dealt');
  expect(text).toContain('an equal part of the stakes of the others. The house kept nothing.');
  expect(text).toContain(`Seat 1lotusSHA-256${sha256('lotus')}`);
  expect(text).toContain(`Seat 2not shown in timeSHA-256${sha256('kept back')}`);
});

test('GM-10 of one that was given up, that every stake went back', () => {
  expect(said({ ...hand, status: 'CLOSED' })).toContain('every stake went back');
});
