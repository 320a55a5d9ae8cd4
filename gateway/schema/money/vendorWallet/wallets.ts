import type { AnswerOf } from '#contract/call.ts';
import { merchantWallet } from '#contract/money/vendorWallet.ts';
import { builder } from '../../builder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { Money, money } from '../../Money.ts';
import { shownCode } from '../../play/game/vendorRules.ts';
import { type Brand, brandOf } from '../../system/site/brand.ts';
import { WalletTransfer } from './WalletTransfer.ts';

type Answer = AnswerOf<typeof merchantWallet>;

interface WalletRecord {
  readonly wallet: Answer['wallets'][number];
  readonly currency: string;
  readonly brand: Brand;
}

const VendorWallet = builder.objectRef<WalletRecord>('VendorWallet').implement({
  description: "The member's wallet with a vendor that keeps its own: its games are played from it alone.",
  authScopes: { member: true },
  fields: (t) => ({
    id: t.id({
      description: 'To be given to `transferFunds`; cannot be asked for through `node`.',
      resolve: ({ wallet }) => encodeGlobalId('VendorWallet', wallet.vassalage),
    }),
    vendorCode: t.string({
      description: 'Code of the maker, as `Game.vendorCode`: its games are played from this wallet.',
      resolve: ({ wallet, brand }) => shownCode(wallet.vassalage, brand.languages),
    }),
    name: t.string({
      description: 'What players know it by, in the language of the request where it has one there.',
      resolve: ({ wallet }) => wallet.walletName,
    }),
    balance: t.field({
      type: Money,
      description: 'What can be staked on games of the vendor, or brought back, at this moment.',
      resolve: ({ wallet, currency, brand }) => money(wallet.balance, currency, brand),
    }),
  }),
});

const Wallets = builder.objectRef<Answer & { readonly brand: Brand }>('Wallets').implement({
  description: 'Where the money of the member lies.',
  authScopes: { member: true },
  fields: (t) => ({
    isSingle: t.exposeBoolean('isSingle', {
      description: 'Whether there is but one wallet, so that there is nothing to transfer.',
    }),
    main: t.field({
      type: Money,
      description: 'What lies in the main wallet at this moment: `Member.balance` without the wallets with vendors.',
      resolve: ({ balance, currency, brand }) => money(balance, currency, brand),
    }),
    vendorWallets: t.field({
      type: [VendorWallet],
      description:
        'One for each vendor that keeps its own, in the order of vendors; empty where `isSingle`. One that is kept no more stands here while something lies in it, to be brought back.',
      resolve: ({ wallets, currency, brand }) => wallets.map((wallet) => ({ wallet, currency, brand })),
    }),
    transfers: t.field({
      type: [WalletTransfer],
      description: 'Newest first: all that are `PENDING`, and the latest ten of the others.',
      resolve: ({ transfers }) => transfers,
    }),
  }),
});

builder.objectField(Member, 'wallets', (t) =>
  t.field({
    type: Wallets,
    nullable: true,
    authScopes: { realMember: true },
    description:
      "The member's wallets and what goes between them. `GET /wps/v2/wallets/merchant`. `null` where the operator could not be asked.",
    resolve: async (_viewer, _args, context) => {
      const { upstream, session } = context;
      const [answer, brand] = await Promise.all([upstream.call(merchantWallet, {}).catch(mapErrors(session)), brandOf(context)]);
      return { ...answer, brand };
    },
  }),
);
