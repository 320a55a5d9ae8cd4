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
      'platform/session/{rememberedLogins,returnTickets,sessions,signOut,tickets}.ts',
    ],
    tests: [
      'gateway/{config,ownInfo,session}.test.ts',
      'gateway/http/session/*.test.ts',
      'gateway/schema/{session/socialSignIn,verification/captcha}.test.ts',
      'platform/games/slot/playBinding.test.ts',
      'platform/session/{logIn,openTrial,overtakenLogin,rememberedLogins,selfExclusion,sessionHandlers,tickets}.test.ts',
    ],
  },
  login: {
    files: ['platform/session/{sessionIssuer,logIn,loginGuard}.ts'],
    tests: [
      'platform/session/overtakenLogin.test.ts',
      'platform/session/logIn.test.ts',
      'platform/session/smsLogin.test.ts',
      'platform/session/{loginFlood,loginGuard,loginVerifications,rememberedLogins,selfExclusion,unprovenNumber}.test.ts',
      'platform/social/socialHandlers.test.ts',
      'platform/verification/captchas.test.ts',
    ],
  },
  loginRules: {
    files: ['platform/session/{accountRules,loginVerificationRules,network,selfExclusionRules}.ts'],
    tests: ['platform/session/{accountRules,loginVerificationRules,network,selfExclusionRules}.test.ts'],
  },
  limits: {
    files: ['platform/session/{attempts,loginLimits,semaphore}.ts', 'platform/verification/smsLimits.ts'],
    tests: [
      'platform/session/{loginLimits,semaphore}.test.ts',
      'platform/session/attempts.test.ts',
      'platform/verification/smsLimits.test.ts',
    ],
  },
  documentLimits: {
    files: ['gateway/execution/freeLimits.ts', 'gateway/http/graphql/readBody.ts', 'gateway/plugins/documentLimits.ts'],
    tests: ['gateway/http/graphql/readBody.test.ts', 'gateway/plugins/{documentLimits,maskErrors}.test.ts'],
  },
  limitRules: {
    files: ['gateway/execution/introspectionCost.ts', 'platform/games/slot/roundPace.ts'],
    tests: ['gateway/execution/introspectionCost.test.ts', 'platform/games/slot/roundPace.test.ts'],
  },
  ledger: {
    files: ['platform/ledger/*.ts'],
    tests: ['platform/ledger/{amount,checksums,createLedger,ledgerHolds,repetitions,ledgerChecksums,maintenance}.test.ts'],
  },
  books: {
    files: ['platform/books/chainPostings.ts', 'platform/books/check*.ts'],
    tests: ['platform/books/findings.test.ts', 'platform/books/checkBooks.test.ts'],
  },
  booksRules: {
    files: ['platform/books/{chainLink,postedSums}.ts'],
    tests: ['platform/books/{chainLink,postedSums}.test.ts'],
  },
  access: {
    files: ['gateway/http/access/{admit,ownOrigin,siteAccess}.ts'],
    tests: ['gateway/http/access/{admit,ownOrigin}.test.ts', 'gateway/http/access/siteAccess.test.ts'],
  },
  callAccess: {
    files: ['platform/http/{accessRefusal,gatewayKeys,requestFacts}.ts'],
    tests: ['platform/http/gatewayKeys.test.ts', 'platform/http/{requestFacts,accessRefusal}.test.ts'],
  },
  accessRules: {
    files: ['gateway/http/access/clientAddress.ts', 'platform/site/siteAccess.ts'],
    tests: ['gateway/http/access/clientAddress.test.ts', 'platform/site/siteAccess.test.ts'],
  },
};
