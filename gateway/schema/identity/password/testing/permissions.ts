import { fakeCode, fakeMobile } from '../../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { mutation, type Permissions, realMembersOnly, sameForAll } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ways: [
    {
      document: mutation(
        'changePassword',
        '(input: { oldPassword: "river-at-dusk-7" newPassword: "reeds-in-the-wind" confirmNewPassword: "reeds-in-the-wind" })',
      ),
      answers: { ...realMembersOnly('ChangePasswordPayload'), restricted: 'WrongPasswordError' },
    },
    {
      document: mutation('recoverByEmail', '(input: { username: "nobody" email: "nobody@example.com" })'),
      answers: sameForAll('RecoverByEmailPayload'),
    },
    {
      document: mutation(
        'recoverByPhone',
        `(input: { mobileNum: "${fakeMobile}" countryDialingCode: "84" verificationCode: "${fakeCode}" newPassword: "reeds-in-the-wind" })`,
      ),
      answers: sameForAll('LogInPayload'),
      once: true,
    },
    {
      document: mutation(
        'setPasswordByLink',
        '(input: { token: "made-up" newPassword: "reeds-in-the-wind" confirmNewPassword: "reeds-in-the-wind" })',
      ),
      answers: sameForAll('RecoveryFailedError'),
    },
  ],
};
