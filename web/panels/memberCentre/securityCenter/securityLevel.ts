/** What makes it hard for somebody else to be the member. */
export interface Safeguards {
  /** A number or a mail address that was proven. */
  readonly hasContact: boolean;
  readonly hasAuthenticator: boolean;
}

/** How well an account is held: by its password alone, by something more, or by all there is. */
export type SecurityLevel = 'basic' | 'good' | 'strong';

export function securityLevel({ hasContact, hasAuthenticator }: Safeguards): SecurityLevel {
  if (hasContact && hasAuthenticator) return 'strong';
  return hasContact || hasAuthenticator ? 'good' : 'basic';
}
