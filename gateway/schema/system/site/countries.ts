import { oncePerOperation } from '../../oncePerOperation.ts';
import type { AnswerOf } from '#contract/call.ts';
import { countryCodes } from '#contract/system/site.ts';
import type { Context } from '../../../context.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { Site } from './Site.ts';

type CountryRecord = AnswerOf<typeof countryCodes>['countries'][number];

const countriesOf = oncePerOperation(({ upstream }: Context) => upstream.call(countryCodes, {}));

const Country = builder.objectRef<CountryRecord>('Country').implement({
  description: 'A country whose mobile numbers the brand takes.',
  ...everybody,
  fields: (t) => ({
    countryCode: t.exposeString('countryCode', { description: 'Two letters of ISO 3166.' }),
    countryDialingCode: t.exposeString('countryDialingCode', { description: 'Digits without the plus sign, such as `84`.' }),
    name: t.exposeString('countryName', { description: 'In the language of the request, for the list and for finding it by typing.' }),
  }),
});

builder.objectFields(Site, (t) => ({
  countries: t.field({
    type: [Country],
    nullable: true,
    description:
      "What the dialling-code picker offers, the brand's own country first. `GET /wps/system/countryCodes`. `null` only after a fault.",
    resolve: async (_site, _args, context) => (await countriesOf(context)).countries,
  }),
  country: t.field({
    type: Country,
    nullable: true,
    description:
      'The one that the picker starts with. `GET /wps/system/countryCodes`. `null` where the operator names none of its list, or after a fault.',
    resolve: async (_site, _args, context) => {
      const { current, countries } = await countriesOf(context);
      return countries.find(({ countryCode }) => countryCode === current) ?? null;
    },
  }),
}));
