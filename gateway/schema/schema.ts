import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import { refuseSecondMutation } from './oneMutation.ts';
import { refuseUndeclared } from './undeclared.ts';
import './scalars.ts';
import './refusalTypes.ts';
import './site/Site.ts';
import './banner/Banner.ts';
import './game/games.ts';
import './game/popularGames.ts';
import './game/gameCategories.ts';
import './registration/RegistrationForm.ts';
import './registration/register.ts';
import './registration/verifyAffiliateCode.ts';
import './verification/captcha.ts';
import './verification/requestCodes.ts';
import './verification/confirmPhone.ts';
import './session/logIn.ts';
import './session/answerLoginVerification.ts';
import './session/logOut.ts';
import './session/freePlay.ts';
import './session/tickets.ts';
import './session/socialSignIn.ts';
import './session/MemberSession.ts';
import './password/changePassword.ts';
import './password/recovery.ts';
import './authenticator/authenticator.ts';
import './member/pictures.ts';
import './member/updateLanguage.ts';
import './visit/Visit.ts';
import './site/SiteSwitches.ts';
import './site/countries.ts';
import './site/customerService.ts';
import './site/socialProviders.ts';
import './site/newPlayerPromotions.ts';
import './site/routes.ts';
import './wallet/balance.ts';
import './bet/bets.ts';
import './deposit/DepositMethod.ts';
import './deposit/deposit.ts';
import './launch/launchGame.ts';

/** The whole schema. Throws where a root field or an object type does not say who may read it. */
export function createSchema(): GraphQLSchema {
  const schema = builder.toSchema();
  refuseUndeclared(schema);
  refuseSecondMutation(schema);
  return schema;
}
