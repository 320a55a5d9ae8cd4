interface Area {
  readonly files: readonly string[];
  /** The tests that a mutant is tried against. */
  readonly tests: readonly string[];
}

/** Where the product decides who is let in, how often, and what becomes of the money; `npm run mutate -- session`. */
export const areas: Readonly<Record<string, Area>> = {
  session: {
    files: ['gateway/{session,sessionKeys,sessionSeal,signIn,siteCookies}.ts', 'gateway/http/session/*.ts', 'platform/session/{rememberedLogins,returnTickets,sessions,signOut,tickets}.ts'],
    tests: ['gateway/{ownInfo,session}.test.ts', 'gateway/http/session/*.test.ts', 'platform/session/{rememberedLogins,selfExclusion,sessionHandlers,tickets}.test.ts'],
  },
  login: {
    files: ['platform/session/{entrance,knownAddresses,logIn,loginGuard,loginLimits,loginVerifications,network}.ts', 'platform/session/*Rules.ts'],
    tests: ['platform/session/{logIn,loginGuard,loginVerifications,network,overtakenLogin,sameWork,selfExclusion,selfExclusionRules,unprovenNumber}.test.ts'],
  },
  limits: {
    files: ['gateway/execution/{freeLimits,introspectionCost}.ts', 'gateway/http/graphql/readBody.ts', 'gateway/plugins/documentLimits.ts', 'platform/games/slot/roundPace.ts', 'platform/requestLoad.ts', 'platform/session/{attempts,loginRoom}.ts', 'platform/verification/smsLimits.ts'],
    tests: ['gateway/http/guard.test.ts', 'gateway/plugins/documentLimits.test.ts', 'platform/games/slot/playBinding.test.ts', 'platform/session/loginGuard.test.ts', 'platform/verification/verificationHandlers.test.ts', 'tests/schema/limits.test.ts'],
  },
  ledger: {
    files: ['platform/ledger/*.ts', 'platform/books/{chainLink,chainPostings,postedSums}.ts', 'platform/books/check*.ts'],
    tests: ['platform/books/*.test.ts', 'platform/ledger/{amount,createLedger,ledgerModel,ledgerRules,maintenance}.test.ts'],
  },
  access: {
    files: ['gateway/contract/callAccess.ts', 'gateway/http/access/*.ts', 'platform/http/{callAccess,callContext,gatewayKeys,requestFacts,thisMachineOnly}.ts', 'platform/system/visitorAccess.ts'],
    tests: ['gateway/http/access/*.test.ts', 'platform/http/*.test.ts', 'platform/system/visitorAccess.test.ts'],
  },
};
