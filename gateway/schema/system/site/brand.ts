import { oncePerOperation } from '../../oncePerOperation.ts';
import type { AnswerOf } from '#contract/call.ts';
import { systemStatus } from '#contract/system/site.ts';
import type { Context } from '../../../context.ts';

export type SystemStatus = AnswerOf<typeof systemStatus>;
export type Brand = SystemStatus['info']['whitelabel'];

/** State of the brand, asked at most once per operation however many fields need a part of it. */
export const systemStatusOf = oncePerOperation(({ upstream }: Context) => upstream.call(systemStatus, {}));

export const brandOf = async (context: Context): Promise<Brand> => (await systemStatusOf(context)).info.whitelabel;
