import { payee } from '../../platform/testing/payout.ts';
import { paymentPassword } from '../../platform/testing/paymentPassword.ts';
import type { Visitor } from './gatewayClient.ts';
import { inTheEnd } from './inTheEnd.ts';

/** A member with a payment password and a payout account, who asks through real gateways. */
export interface Withdrawer {
  /** Proves who it is for one withdrawal of `amount`; answers the ticket. */
  prove(gateway: string, amount: string): Promise<string>;
  /** Answers the name of what came of it. A `key` asked with before gets the same answer. */
  withdraw(gateway: string, amount: string, stepUpTicket: string, key: string): Promise<string | undefined>;
  /** What the balance is said to be. */
  balance(gateway: string): Promise<string | undefined>;
}

const proof = `mutation ($input: StepUpInput!) {
  proveStepUp(input: { purpose: $input, paymentPassword: "${paymentPassword}" }) { __typename ... on StepUpPayload { ticket } }
}`;

/** `visitor` is signed in to an account of that `password`, which has nothing yet of all this. */
export async function openWithdrawer(visitor: Visitor, gateway: string, password: string): Promise<Withdrawer> {
  const ticketFor = async (at: string, input: object): Promise<string> => {
    const data = await inTheEnd(() => visitor.ask<{ proveStepUp: { __typename: string; ticket?: string } }>(at, proof, { input }));
    if (data?.proveStepUp.ticket === undefined) throw new Error(`not proven: ${data?.proveStepUp.__typename}`);
    return data.proveStepUp.ticket;
  };
  await inTheEnd(() =>
    visitor.ask(gateway, 'mutation ($input: SetPaymentPasswordInput!) { setPaymentPassword(input: $input) { __typename } }', {
      input: { password, newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword },
    }),
  );
  const { bankCode, accountNumber, holderName } = payee;
  const stepUpTicket = await ticketFor(gateway, { action: 'ADD_PAYOUT_ACCOUNT', bankCode, accountNumber });
  const bound = await inTheEnd(() =>
    visitor.ask<{ addPayoutAccount: { __typename: string; payoutAccount?: { id: string } } }>(
      gateway,
      `mutation ($input: AddPayoutAccountInput!) {
        addPayoutAccount(input: $input) { __typename ... on AddPayoutAccountPayload { payoutAccount { id } } }
      }`,
      { input: { bankCode, accountNumber, holderName, stepUpTicket } },
    ),
  );
  const payoutAccountId = bound?.addPayoutAccount.payoutAccount?.id;
  if (payoutAccountId === undefined) throw new Error(`not bound: ${bound?.addPayoutAccount.__typename}`);
  return {
    prove: (at, amount) => ticketFor(at, { action: 'WITHDRAW', amount, payoutAccountId }),
    async withdraw(at, amount, ticket, idempotencyKey) {
      const input = { payoutAccountId, amount, stepUpTicket: ticket, idempotencyKey };
      const query = 'mutation ($input: WithdrawInput!) { withdraw(input: $input) { __typename } }';
      return (await inTheEnd(() => visitor.ask<{ withdraw: { __typename: string } }>(at, query, { input })))?.withdraw.__typename;
    },
    async balance(at) {
      const ask = () => visitor.ask<{ viewer: { balance: { amount: string } } }>(at, '{ viewer { balance { amount } } }');
      return (await inTheEnd(ask))?.viewer.balance.amount;
    },
  };
}
