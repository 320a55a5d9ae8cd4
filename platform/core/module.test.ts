import { expect, test } from 'vitest';
import type { Handlers } from './http/handler.ts';
import { moduleList, type PlatformModule } from './module.ts';

interface Given {
  readonly greeting: string;
}
interface Greeter {
  greet(name: string): string;
}

const greeterModule = {
  name: 'greeter',
  services: ({ greeting }: Given) => ({ greet: (name: string) => `${greeting} ${name}` }),
} satisfies PlatformModule;
const affiliateModule = {
  name: 'affiliate',
  handlers: ({ greet }: Greeter): Pick<Handlers, 'affiliateCheck'> => ({
    affiliateCheck: async ({ code }) => ({ code: greet(code) }),
  }),
} satisfies PlatformModule;

test('a module works with what the modules before it offer', async () => {
  const { services, handlers, routes } = moduleList<Given>().with(greeterModule).with(affiliateModule).open({ greeting: 'Hello' });
  expect(services).toMatchObject({ greeting: 'Hello', greet: expect.any(Function) as unknown });
  const context = { language: 'EN', address: '', merchant: '', browser: '', agent: '', deadline: Infinity } as const;
  expect(await handlers.affiliateCheck({ code: 'LINH', domain: '' }, context)).toEqual({ code: 'Hello LINH' });
  expect(routes).toEqual([]);
});
