import { fakeCode, fakeMobile } from '../../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { alike, forReal, mutation, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ways: [
    {
      document: mutation(
        'changePassword',
        '(input: { oldPassword: "river-at-dusk-7" newPassword: "reeds-in-the-wind" confirmNewPassword: "reeds-in-the-wind" })',
      ),
      answers: { ...forReal('ChangePasswordPayload'), restricted: 'WrongPasswordError' },
    },
    {
      document: mutation('recoverByEmail', '(input: { username: "nobody" email: "nobody@example.com" })'),
      answers: alike('RecoverByEmailPayload'),
    },
    {
      document: mutation(
        'recoverByPhone',
        `(input: { mobileNum: "${fakeMobile}" countryDialingCode: "84" verificationCode: "${fakeCode}" newPassword: "reeds-in-the-wind" })`,
      ),
      answers: alike('LogInPayload'),
      once: true,
    },
    {
      document: mutation(
        'setPasswordByLink',
        '(input: { token: "made-up" newPassword: "reeds-in-the-wind" confirmNewPassword: "reeds-in-the-wind" })',
      ),
      answers: alike('RecoveryFailedError'),
    },
  ],
};
