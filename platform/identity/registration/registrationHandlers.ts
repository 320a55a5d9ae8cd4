import type { ParsedPayloadOf } from '#contract/call.ts';
import type { mobileRegister, register } from '#contract/identity/member.ts';
import { otherRules } from '#contract/patternFamilies.ts';
import type { Affiliates } from '../../agents/agent/affiliates.ts';
import { CallRefusal, type CallContext, type Handlers } from '../../core/http/handler.ts';
import type { Random } from '../../core/random.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { Captchas } from '../verification/captchas.ts';
import type { Challenges } from '../verification/challenges.ts';
import type { Codes } from '../verification/codes.ts';
import { e164 } from '../../core/mobileNumber.ts';
import type { PhoneProofs } from '../verification/phoneProofs.ts';
import type { GuessablePasswords } from '../member/guessablePasswords.ts';
import { openAccount, type NewAccount, type OpenAccountParts } from './openAccount.ts';
import { noPassword } from '../passwordHashing/passwords.ts';
import { registrationLimits } from './registrationLimits.ts';
import { brokenRules, formFieldsOnly, registrationFields, type RegistrationMode } from './registrationRules.ts';

export interface RegistrationParts extends OpenAccountParts {
  readonly affiliates: Affiliates;
  readonly attempts: Attempts;
  readonly captchas: Captchas;
  readonly challenges: Challenges;
  readonly codes: Codes;
  readonly guessable: GuessablePasswords;
  readonly phoneProofs: PhoneProofs;
}

type Given = ParsedPayloadOf<typeof register> | ParsedPayloadOf<typeof mobileRegister>;

const nameLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** A name that nobody chose, for those who register by number. */
const newName = (random: Random): string => `m${Array.from(random.bytes(9), (byte) => nameLetters[byte % nameLetters.length]).join('')}`;

export function registrationHandlers(parts: RegistrationParts): Pick<Handlers, 'register' | 'mobileRegister'> {
  const { db, brand, random, affiliates, attempts, captchas, challenges, codes, members, passwords, phoneProofs } = parts;

  /** Everything a form must be before it is asked whose name or number is taken. */
  const admit = async (given: Given, mode: RegistrationMode, context: CallContext): Promise<void> => {
    const fields = brokenRules(given, parts, mode);
    if (fields.length > 0) throw new CallRefusal('invalid_fields', { fields });
    await attempts.consume(registrationLimits(context.address));
    await challenges.consume(given.challenge);
    const asksCaptcha = registrationFields(brand, mode)['captcha']?.enabled === true;
    if (asksCaptcha && !(await captchas.consume(given, context))) throw new CallRefusal('captcha_failed');
    const affiliateCode = given.affiliateCode?.trim();
    if (affiliateCode && !(await affiliates.has(affiliateCode))) throw new CallRefusal('affiliate_failed');
  };

  /** The number as it is kept, and what to do with its proof once the account is made. */
  const numberOf = async (given: Given, mode: RegistrationMode): Promise<Pick<NewAccount, 'mobile' | 'isMobileVerified' | 'alongside'>> => {
    const fields = registrationFields(brand, mode);
    const typed = fields['mobileNum']?.enabled === true ? given.mobileNum?.trim() : undefined;
    if (!typed) return { mobile: undefined, isMobileVerified: false };
    const mobile = e164(given.countryDialingCode ?? '', typed, brand.countries);
    if (mobile === undefined) throw new CallRefusal('invalid_fields', { fields: [{ name: 'mobileNum', patternId: otherRules.mobile }] });
    if (fields['verificationCode']?.enabled !== true) return { mobile, isMobileVerified: false };
    if (brand.phoneVerification === 'service') {
      if ((await phoneProofs.read(given.phoneProof ?? '')) !== mobile) throw new CallRefusal('verification_code_failed');
      return { mobile, isMobileVerified: true, alongside: (transaction) => phoneProofs.consume(transaction, given.phoneProof ?? '') };
    }
    const codeId = await codes.check({ flow: 'register', target: mobile }, given.verificationCode ?? '');
    return { mobile, isMobileVerified: true, alongside: (transaction) => codes.consume(transaction, codeId) };
  };

  const refuseTakenNumber = async (mobile: string | undefined): Promise<void> => {
    if (mobile !== undefined && (await members.byMobile(mobile))) throw new CallRefusal('mobile_taken');
  };

  return {
    async register(given, context) {
      if (!brand.modules.includes('USERNAMEREG3')) throw new CallRefusal('function_not_enabled');
      await admit(given, 'username', context);
      const taken = await db.selectFrom('member').select('id').where('username_key', '=', given.username.toLowerCase()).executeTakeFirst();
      if (taken) throw new CallRefusal('username_taken');
      const number = await numberOf(given, 'username');
      if (number.isMobileVerified) await refuseTakenNumber(number.mobile);
      return openAccount(
        parts,
        {
          given: formFieldsOnly(given, brand, 'username'),
          username: given.username,
          passwordHash: await passwords.hash(given.password),
          ...number,
        },
        context,
      );
    },

    async mobileRegister(given, context) {
      if (!brand.modules.includes('MOBILENUMREG3')) throw new CallRefusal('function_not_enabled');
      await admit(given, 'mobile', context);
      const number = await numberOf(given, 'mobile');
      await refuseTakenNumber(number.mobile);
      const takesPassword = brand.modules.includes('MOBILENUMPASSREG3') && given.password !== undefined;
      const passwordHash = takesPassword && given.password ? await passwords.hash(given.password) : noPassword;
      return openAccount(
        parts,
        { given: formFieldsOnly(given, brand, 'mobile'), username: newName(random), passwordHash, ...number },
        context,
      );
    },
  };
}
