/** Who somebody is at an identity provider. A name or mail address of theirs proves nothing here. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** Base64url SHA-256 of the code verifier. */
  readonly codeChallenge: string;
}

export interface AuthorizationAnswer {
  /** The whole address that the browser came back to. */
  readonly callbackUrl: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A provider did not answer, not in time, or that it is down: it may do better the next time. */
export class ProviderUnavailable extends Error {}

/** Whoever says who somebody is, by OpenID Connect: code flow, PKCE, nonce. `patience` is how many milliseconds its caller can wait. */
export interface IdentityProvider {
  /** Names it in calls and addresses. */
  readonly id: string;
  /** What its button says. */
  readonly name: string;
  /** Address to send the browser to. Rejects with `ProviderUnavailable`, or with any other error where the provider cannot be used. */
  authorizationUrl(request: AuthorizationRequest, patience: number): Promise<string>;
  /** The identity that was proven, and a name to greet. Rejects with `ProviderUnavailable`, or with any other error where anything at all does not fit. */
  identify(answer: AuthorizationAnswer, patience: number): Promise<Identity & { readonly name: string }>;
}
