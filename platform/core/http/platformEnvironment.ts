/** What the platform's middleware has found out about a request, for every route. */
export interface PlatformEnvironment {
  Variables: {
    /** Address the request came from; empty where it is not known. */
    address: string;
    /** What a gateway names its browser by; empty where it does not. */
    browser: string;
    correlationId: string;
    /** Whether a gateway asks, by where it calls from. */
    isGateway: boolean;
    /** Whether it came from this machine, or over no connection at all. */
    isFromHere: boolean;
  };
}
