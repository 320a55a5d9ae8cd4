import { createJobWork } from '../../core/jobs/jobWork.ts';
import type { Log } from '../../core/log.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { deliveryJobs, type Transport } from '../outgoing.ts';

export interface Delivery {
  /** Carries out what is due; answers how many messages were taken. */
  deliver(): Promise<number>;
}

/** Another platform on the same store, that does nothing but carry messages out. */
export function openDelivery(
  parts: Omit<PlatformParts, 'ledger' | 'checksums'>,
  log: Log,
  transports: { readonly sms?: Transport; readonly mail?: Transport },
): Delivery {
  let taken = 0;
  const counted =
    (transport: Transport): Transport =>
    async (message) => {
      await transport(message);
      taken += 1;
    };
  const { sms, mail } = transports;
  const jobs = deliveryJobs({ ...parts, log }, { ...(sms ? { sms: counted(sms) } : {}), ...(mail ? { mail: counted(mail) } : {}) });
  const work = createJobWork({ ...parts, log, timeZone: parts.brand.timeZone }, jobs);
  return {
    async deliver() {
      const before = taken;
      await work.doDue();
      return taken - before;
    },
  };
}
