import { popularGames } from './lgw/popularGames.ts';
import { affiliateCheck } from './wps/agent.ts';
import { authenticator, confirmAuthenticator, enrolAuthenticator, removeAuthenticator } from './wps/authenticator.ts';
import { betRecords } from './wps/betRecord.ts';
import { deposit, depositMethods } from './wps/deposit.ts';
import { gameList, gameVendors, launchGame } from './wps/game.ts';
import { answerLoginVerification, beginLoginVerification } from './wps/loginVerification.ts';
import { memberIcon, memberInfo, mobileRegister, playerAvatar, register, updateLanguage } from './wps/member.ts';
import { notices } from './wps/notice.ts';
import { endAllSessions, endSession, openSessions } from './wps/openSessions.ts';
import { changePassword, passwordByEmail, passwordByMailToken, passwordByPhone } from './wps/password.ts';
import { promotions } from './wps/promotion.ts';
import { forgetLogin, resumeSession } from './wps/rememberedLogin.ts';
import { wishToReturn } from './wps/selfExclusion.ts';
import { firstLogin, freePlayLogin, issueTicket, login, logout, lookAtTicket, redeemTicket } from './wps/session.ts';
import { servicePaths } from './wps/service.ts';
import { beginSocialSignIn, finishSocialSignIn, socialProviders } from './wps/socialSignIn.ts';
import { countryCodes, domainRoutes, encryptionKeys, registerSettings, systemStatus, visitorStatus, whitelabel } from './wps/system.ts';
import { beginPhoneCheck, captcha, challenge, finishPhoneCheck, loginSmsCode, registerSmsCode } from './wps/verification.ts';
import { balance } from './wps/wallet.ts';

/** Every upstream call by name. The platform must answer each of them, or it does not compile. */
export const calls = {
  affiliateCheck,
  answerLoginVerification,
  authenticator,
  balance,
  beginLoginVerification,
  beginPhoneCheck,
  beginSocialSignIn,
  betRecords,
  captcha,
  challenge,
  changePassword,
  confirmAuthenticator,
  countryCodes,
  deposit,
  depositMethods,
  domainRoutes,
  encryptionKeys,
  endAllSessions,
  endSession,
  enrolAuthenticator,
  finishPhoneCheck,
  finishSocialSignIn,
  firstLogin,
  forgetLogin,
  freePlayLogin,
  gameList,
  gameVendors,
  issueTicket,
  launchGame,
  login,
  loginSmsCode,
  logout,
  lookAtTicket,
  memberIcon,
  memberInfo,
  mobileRegister,
  notices,
  openSessions,
  passwordByEmail,
  passwordByMailToken,
  passwordByPhone,
  playerAvatar,
  popularGames,
  promotions,
  redeemTicket,
  register,
  registerSettings,
  registerSmsCode,
  removeAuthenticator,
  resumeSession,
  servicePaths,
  socialProviders,
  systemStatus,
  updateLanguage,
  visitorStatus,
  whitelabel,
  wishToReturn,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
