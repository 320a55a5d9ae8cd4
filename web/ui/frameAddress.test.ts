import { expect, test } from 'vitest';
import { frameAddress } from './frameAddress.ts';

test('GM-06 the launch address is framed as it came, with the theme of the site', () => {
  expect(frameAddress('https://games.example/slot/lotus?token=a%2Bb', 'dark', 'https://sampan.example')).toBe(
    'https://games.example/slot/lotus?token=a%2Bb&theme=dark',
  );
});

test.each(['https://sampan.example/slot', 'javascript:alert(1)', 'data:text/html,x', '/slot', ''])('WEB-020 "%s" is not framed', (url) => {
  expect(frameAddress(url, 'light', 'https://sampan.example')).toBeNull();
});
