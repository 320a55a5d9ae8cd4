import { siteStorage } from '../../../storage/siteStorage.ts';

const sessionKey = 'popupsShown';
const dayKey = 'popupsNotOn';

const dayOf = (now: Date): string => `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;

/** Whether what opens of itself has been seen: once in a tab's session is enough, and whoever says so is left alone for the day. */
export const popupsSeen = {
  mayShow: (now: Date): boolean => siteStorage.tab.getItem(sessionKey) === null && siteStorage.device.getItem(dayKey) !== dayOf(now),
  /** For this session. */
  remember: (): void => siteStorage.tab.setItem(sessionKey, 'true'),
  /** For the day, by the visitor's own clock. */
  notOn: (now: Date): void => siteStorage.device.setItem(dayKey, dayOf(now)),
};
