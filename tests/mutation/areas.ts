interface Area {
  readonly files: readonly string[];
  /** The tests that a mutant is tried against, one after the other until one notices: the quickest come first. */
  readonly tests: readonly string[];
}

/**
 * Where the product decides who is let in, how often, and what becomes of the money; `npm run mutate -- session`. Rules whose own tests
 * are far cheaper than those of what uses them are an area of their own.
 */
export const areas: Readonly<Record<string, Area>> = {
  session: {
    files: [
      'gateway/{session,sessionKeys,sessionSeal,signIn,siteCookies}.ts',
      'gateway/http/session/*.ts',
      'platform/identity/session/{rememberedLogin/rememberedLogins,selfExclusion/returnTickets,sessions,signOut,tickets}.ts',
    ],
    tests: [
      'gateway/{config,ownInfo,session}.test.ts',
      'gateway/http/session/*.test.ts',
      'gateway/schema/identity/{session/socialSignIn,verification/captcha}.test.ts',
      'platform/play/round/playBinding.test.ts',
      'platform/identity/session/{logIn,openTrial,overtakenLogin,sessionHandlers,tickets}.test.ts',
      'platform/identity/session/{rememberedLogin/rememberedLogins,selfExclusion/selfExclusion}.test.ts',
    ],
  },
  login: {
    files: ['platform/identity/session/{sessionIssuer,logIn,guard/loginGuard}.ts'],
    tests: [
      'platform/identity/session/overtakenLogin.test.ts',
      'platform/identity/session/logIn.test.ts',
      'platform/identity/session/smsLogin.test.ts',
      'platform/identity/session/{guard/loginFlood,guard/loginGuard,unprovenNumber}.test.ts',
      'platform/identity/session/{loginVerification/loginVerifications,rememberedLogin/rememberedLogins,selfExclusion/selfExclusion}.test.ts',
      'platform/identity/social/socialHandlers.test.ts',
      'platform/identity/verification/captchas.test.ts',
    ],
  },
  loginRules: {
    files: [
      'platform/core/limits/network.ts',
      'platform/identity/session/{accountRules,loginVerification/loginVerificationRules,selfExclusion/selfExclusionRules}.ts',
    ],
    tests: [
      'platform/core/limits/network.test.ts',
      'platform/identity/session/{accountRules,loginVerification/loginVerificationRules,selfExclusion/selfExclusionRules}.test.ts',
    ],
  },
  limits: {
    files: [
      'platform/core/limits/{attempts,attemptLimits,semaphore}.ts',
      'platform/identity/session/guard/loginLimits.ts',
      'platform/identity/verification/smsLimits.ts',
    ],
    tests: [
      'platform/identity/session/guard/loginLimits.test.ts',
      'platform/core/limits/*.test.ts',
      'platform/identity/verification/smsLimits.test.ts',
    ],
  },
  documentLimits: {
    files: ['gateway/execution/freeLimits.ts', 'gateway/http/graphql/readBody.ts', 'gateway/plugins/documentLimits.ts'],
    tests: ['gateway/http/graphql/readBody.test.ts', 'gateway/plugins/{documentLimits,errorMasking}.test.ts'],
  },
  limitRules: {
    files: ['gateway/execution/introspectionCost.ts', 'platform/play/round/roundPace.ts'],
    tests: ['gateway/execution/introspectionCost.test.ts', 'platform/play/round/roundPace.test.ts'],
  },
  ledger: {
    files: [
      'platform/core/ledger/!(*.module|*.test).ts',
      'platform/core/ledger/{accounts,checksums,maintenance,repetitions}/!(*.test).ts',
      'platform/core/ledger/tables/ledgerStatements.ts',
    ],
    tests: [
      'platform/core/ledger/{amount,createLedger,ledgerHolds}.test.ts',
      'platform/core/ledger/{accounts/purposes,checksums/checksums,checksums/ledgerChecksums}.test.ts',
      'platform/core/ledger/{maintenance/maintenance,repetitions/repetitions}.test.ts',
      'platform/core/store/postgres/roundTrips.test.ts',
      'platform/money/deposit/deposits.test.ts',
    ],
  },
  books: {
    files: ['platform/core/books/{chainPostings,extendChain}.ts', 'platform/core/books/check*.ts'],
    tests: ['platform/core/books/findings.test.ts', 'platform/core/books/checkBooks.test.ts'],
  },
  booksRules: {
    files: ['platform/core/books/{chainLink,postedSums}.ts'],
    tests: ['platform/core/books/{chainLink,postedSums}.test.ts'],
  },
  access: {
    files: ['gateway/http/access/{admit,ownOrigin,siteAccess}.ts'],
    tests: ['gateway/http/access/{admit,ownOrigin}.test.ts', 'gateway/http/access/siteAccess.test.ts'],
  },
  callAccess: {
    files: ['platform/core/http/{accessRefusal,gatewayKeys,requestFacts}.ts'],
    tests: ['platform/core/http/gatewayKeys.test.ts', 'platform/core/http/{requestFacts,accessRefusal}.test.ts'],
  },
  accessRules: {
    files: ['gateway/http/access/clientAddress.ts', 'gateway/contract/forwardedAddress.ts', 'platform/system/site/siteAccess.ts'],
    tests: ['gateway/http/access/clientAddress.test.ts', 'platform/system/site/siteAccess.test.ts'],
  },
  gifts: {
    files: [
      'platform/loyalty/abuseFlag/abuseFlags.ts',
      'platform/loyalty/giftClaim/{giftClaims,giftLookups,giftMarks,sealedGiftClaims,sharedWithInviter,watchNetwork}.ts',
    ],
    tests: [
      'tests/attacks/giftOnce.test.ts',
      'platform/loyalty/giftClaim/giftClaimKeys.test.ts',
      'platform/operator/desk/members/flags.test.ts',
    ],
  },
  bets: {
    files: ['platform/play/bet/{insertBet,laterBets,seenBets,visitBets}.ts'],
    tests: [
      'platform/play/bet/{refusedBets,laterBets}.test.ts',
      'platform/play/round/{clocksOfPlay,unfinishedRounds,visit,rounds,seeds}.test.ts',
      'platform/play/bet/{stakeWallet,seenBets}.test.ts',
      'platform/play/room/handEnds.test.ts',
    ],
  },
  roomRules: {
    files: ['platform/play/family/potShares.ts', 'platform/play/room/{handSeeds,handShares,sharesAddress}.ts'],
    tests: ['platform/play/room/{handShares,room,seats,words}.test.ts', 'platform/play/games/threeCards/threeCards.test.ts'],
  },
};
