interface Area {
  readonly files: readonly string[];
  /** The tests that a mutant is tried against. */
  readonly tests: readonly string[];
}

/** Where the product decides who is let in, how often, and what becomes of the money; `npm run mutate -- session`. */
export const areas: Readonly<Record<string, Area>> = {
  session: {
    files: ['gateway/{session,sessionKeys,sessionSeal,signIn,siteCookies}.ts', 'gateway/http/session/*.ts', 'platform/session/{rememberedLogins,returnTickets,sessions,signOut,tickets}.ts'],
    tests: [
      'gateway/{config,ownInfo,session}.test.ts', 'gateway/http/session/*.test.ts', 'gateway/schema/{session/socialSignIn,verification/captcha}.test.ts', 'platform/games/slot/playBinding.test.ts',
      'platform/session/{logIn,openTrial,overtakenLogin,rememberedLogins,selfExclusion,sessionHandlers,tickets}.test.ts',
    ],
  },
  login: {
    files: ['platform/session/{entrance,knownAddresses,logIn,network}.ts', 'platform/session/*Rules.ts'],
    tests: ['platform/session/{logIn,loginVerifications,loginVerificationRules,network,overtakenLogin,selfExclusionRules,unprovenNumber}.test.ts'],
  },
  limits: {
    files: ['gateway/execution/{freeLimits,introspectionCost}.ts', 'gateway/http/graphql/readBody.ts', 'gateway/plugins/documentLimits.ts', 'platform/games/slot/roundPace.ts', 'platform/session/{attempts,loginGuard,loginLimits,loginRoom}.ts', 'platform/verification/smsLimits.ts'],
    tests: ['gateway/execution/introspectionCost.test.ts', 'gateway/http/guard.test.ts', 'gateway/plugins/documentLimits.test.ts', 'platform/games/slot/roundPace.test.ts', 'platform/session/loginGuard.test.ts', 'platform/verification/verificationHandlers.test.ts'],
  },
  ledger: {
    files: ['platform/ledger/*.ts'],
    tests: ['platform/books/checkBooks.test.ts', 'platform/ledger/{amount,checksums,createLedger,maintenance}.test.ts'],
  },
  books: {
    files: ['platform/books/{chainLink,chainPostings,postedSums}.ts', 'platform/books/check*.ts'],
    tests: ['platform/books/*.test.ts'],
  },
  access: {
    files: ['gateway/http/access/*.ts', 'platform/http/{callAccess,gatewayKeys,requestFacts,thisMachineOnly}.ts', 'platform/system/visitorAccess.ts'],
    tests: ['gateway/http/{guard,access/*}.test.ts', 'platform/games/slot/closedSite.test.ts', 'platform/http/*.test.ts', 'platform/outbox/*.test.ts', 'platform/system/visitorAccess.test.ts'],
  },
};
