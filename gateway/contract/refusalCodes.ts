import { accessRefusals } from './accessRefusals.ts';
import { gatewayRefused, merchantRefused, sealRefused } from './headers.ts';

/**
 * Every word that the operator refuses by, and what it means to whoever implements one. Each goes with a `message` for the person, in the
 * language of the request. Which calls use which stands at the call (`refusals`); those of `anyCall` any call may use.
 */
export const refusalCodes = {
  affiliate_failed: 'No agent has this code, or not one that can be registered with.',
  amount_out_of_range: 'The amount is below `value.minAmount` or above `value.maxAmount`.',
  authenticator_bound: 'The account has an authenticator app already.',
  captcha_failed: 'A captcha is needed and is missing, wrong, used, old or another browser’s. `value.captcha` is true.',
  challenge_failed: 'The solution of a challenge is needed and is missing, wrong, used or old.',
  favorites_full: 'The member has as many favourites as are kept; one has to go first.',
  feedback_length: 'What was written is shorter than `value.minLength` or longer than `value.maxLength` characters.',
  function_not_enabled: 'The module that the call belongs to is off, or its method is not offered.',
  game_maintenance: 'The game is closed for now.',
  game_not_found: 'There is no such game.',
  game_vendor_error: 'The vendor of the game answered with an error, which is the message; the same may be tried again.',
  idempotency_mismatch: 'The idempotency key was used with another payload.',
  insufficient_balance: 'The account does not hold that much.',
  invalid_fields: '`value.fields` names each field and the id of the rule that it breaks.',
  invalid_mobile: 'The number cannot be one.',
  login_failed: 'Unknown name, wrong password or locked account: not told apart. `value.captcha`: the next try needs a captcha.',
  method_unavailable: 'There is no such way to pay in, or it is closed for now.',
  mobile_taken: 'Another account has the number.',
  money_maintenance: 'No money moves for now.',
  non_agent_account: 'A member asks on the side of the agents.',
  non_member_account: 'An agent asks on the side of the members.',
  payment_password_needed: 'The account has no payment password yet; it has to be set first.',
  payment_password_wrong: 'The payment password is wrong.',
  phone_service_failed: 'The third party that verifies numbers did not do its part; the same may be tried again.',
  picture_failed: 'What came is no JPEG, or too large.',
  picture_gone: 'A picture is unknown, used, or older than a day.',
  recovery_failed: 'The token of the mailed link is unknown, used, expired or overtaken by a change: not told apart.',
  remember_me_failed: 'The remembered login is not good; forget it.',
  remember_me_raced: 'Another request of the same browser used the remembered login seconds ago; keep what that one was given.',
  return_failed: 'There is no such ticket, it is old, or the term of the exclusion is not over: not told apart.',
  self_excluded: 'The member has excluded themselves; `value` is a `SelfExclusion`.',
  session_not_found: 'The member has no such session.',
  sms_quota_exceeded: 'The brand has no text messages left.',
  social_failed: 'The third-party sign-in did not fit, whatever it was.',
  social_unavailable: 'The provider did not answer in time; another attempt may work.',
  social_unlinked: 'The identity is sound but no account’s. `value.socialTicket` ties it to one; `value.name` greets.',
  step_up_failed: 'The ticket of `proveStepUp` is unknown, used, older than five minutes, or for something else: not told apart.',
  ticket_failed: 'The ticket is unknown, used, expired or for another domain: not told apart.',
  too_many_attempts:
    'A limit is reached. `value.retryAfterSeconds` says when to come back; `value.full`: there is no room, whoever asks. Status 429 says so, too.',
  username_taken: 'Another account has the name.',
  verification_code_failed: 'The code is wrong, expired, used or was never sent; the same for numbers without an account.',
  verification_expired: 'The login that waits for a proof is over; log in anew.',
  verification_failed: 'The proof is wrong; `value.triesLeft` says how many more there are.',
  verification_required: 'All was right, but the account does not know this address; `value` is a `LoginVerification`.',
  wrong_password: 'The current password is wrong.',
  [accessRefusals.passwordChange]: 'The session has to change its password first.',
  [accessRefusals.realAccount]: 'A trial account asks for what needs a real one.',
  [accessRefusals.loginRequired]: 'The brand shows its site to members alone.',
  [accessRefusals.maintenance]: 'The site is closed for everybody.',
  [accessRefusals.region]: 'The site is closed for this address: `value.ip`, `value.country`.',
  invalid_payload: 'The payload does not fit; `value.fields` names where.',
  [merchantRefused]: 'There is no such brand here; `value.merchants` names those that there are.',
  idempotency_key_required: 'A call of kind `money` came without its idempotency key.',
  [sealRefused]: 'The sealed payload could not be opened: the key has changed, or it is old or used. Ask for the keys anew.',
  token_required: 'No member, or a void token.',
  [gatewayRefused]: 'The call came without the key that gateway and operator agreed on.',
  payload_too_large: 'The payload is too large.',
  unsupported_content: 'The content type is not the one that the call is sent by.',
  unknown_call: 'There is no such call.',
  fault: 'Something went wrong inside; `value.correlationId` finds it in the log.',
} as const;

export type RefusalCode = keyof typeof refusalCodes;

/** Refusals by their HTTP status; all others come with 200. */
export const statusOfRefusal = {
  400: ['invalid_payload', merchantRefused, 'idempotency_key_required', sealRefused],
  401: ['token_required'],
  403: [gatewayRefused],
  404: ['unknown_call'],
  413: ['payload_too_large'],
  415: ['unsupported_content'],
  429: ['too_many_attempts'],
  500: ['fault'],
} as const satisfies Record<number, readonly RefusalCode[]>;
