import type { Identity } from '../social/socialIdentities.ts';

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

/** Whoever says who somebody is, by OpenID Connect: code flow, PKCE, nonce. */
export interface IdentityProvider {
  /** Names it in calls and addresses. */
  readonly id: string;
  /** What its button says. */
  readonly name: string;
  /** Address to send the browser to. Rejects where the provider cannot be asked. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /** The identity that was proven, and a name to greet. Rejects where anything at all does not fit. */
  identify(answer: AuthorizationAnswer): Promise<Identity & { readonly name: string }>;
}
