/** Where somebody who was invited registers; the code is filled in there. */
export const invitationLink = (origin: string, code: string): string => `${origin}/register?referralCode=${encodeURIComponent(code)}`;
