import type { AnswerOf, Call, PayloadOf } from '../contract/call.ts';
import type { AddressOf } from './transport/hosts.ts';

/** The operator, as one request sees it: its session's token, language and hosts are already in. */
export interface Upstream {
  /** Code of the brand the calls are made for; some payloads name it too. */
  readonly merchant: string;
  /**
   * Makes one call. Rejects with `UpstreamRefusal` where the operator says no, `NotSignedIn` where
   * the call needs a token and there is none or it is void, `UpstreamFault` for anything else.
   * `idempotencyKey` is required for calls of kind `money`.
   */
  call<C extends Call>(call: C, payload: PayloadOf<C>, options?: { readonly idempotencyKey?: string }): Promise<AnswerOf<C>>;
  /** Finds this session's image host, and answers what makes absolute addresses of pictures below it. */
  images(): Promise<AddressOf>;
  /** Absolute address of a launched game below this session's launch host. */
  launchUrl(path: string): Promise<string>;
  /** Whether customer service may be opened at an absolute address: its origin is among those of the settings, and it is https, or of this machine. */
  isServiceUrl(address: string): boolean;
}
