import { popularGames } from './lgw/popularGames.ts';
import { betRecords } from './wps/betRecord.ts';
import { deposit, depositMethods } from './wps/deposit.ts';
import { gameList, gameVendors, launchGame } from './wps/game.ts';
import { memberInfo, register } from './wps/member.ts';
import { notices } from './wps/notice.ts';
import { login, logout } from './wps/session.ts';
import { encryptionKeys, registerSettings, systemStatus } from './wps/system.ts';
import { balance } from './wps/wallet.ts';

/** Every upstream call by name. The platform must answer each of them, or it does not compile. */
export const calls = {
  balance,
  betRecords,
  deposit,
  depositMethods,
  encryptionKeys,
  gameList,
  gameVendors,
  launchGame,
  login,
  logout,
  memberInfo,
  notices,
  popularGames,
  register,
  registerSettings,
  systemStatus,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
