import { siteStorage } from '../../storage/siteStorage.ts';

const storageKey = 'roomSecret';

/**
 * What this browser's words for hands in rooms are made from, 32 hex digits. It goes to the room's page in the part of its address that
 * no server is sent: browsers let that page keep nothing, and one that is opened anew has to know the word it promised.
 */
export function roomSecret(): string {
  const known = siteStorage.device.getItem(storageKey);
  if (known) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  siteStorage.device.setItem(storageKey, made);
  return made;
}
