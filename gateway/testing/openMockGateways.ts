import { createMockGateway, type MockGateway, type MockGatewayOptions } from './createMockGateway.ts';

/** `open` makes gateways for one test after another; `closeAll` is for the suite's `afterEach`. */
export function openMockGateways(): { open(options?: MockGatewayOptions): MockGateway; closeAll(): Promise<void> } {
  const opened: MockGateway[] = [];
  return {
    open(options) {
      const gateway = createMockGateway(options);
      opened.push(gateway);
      return gateway;
    },
    async closeAll() {
      await Promise.all(opened.splice(0).map((gateway) => gateway.close()));
    },
  };
}
