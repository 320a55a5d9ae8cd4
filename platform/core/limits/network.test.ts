import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['', ''],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
])('AUT-003 %j lies in the network %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
