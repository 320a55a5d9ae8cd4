import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveMetrics } from './live/live.ts';
import type { UpstreamMetrics } from './upstream/metrics.ts';

/** Kinds of answers that are counted apart. */
export type Route = 'graphql' | 'kept' | 'page' | 'file' | 'health' | 'stream' | 'other';

export interface Metrics {
  readonly upstream: UpstreamMetrics;
  readonly live: LiveMetrics;
  answered(route: Route, status: number, seconds: number): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const breakerNumber = { closed: 0, probing: 1, open: 2 } as const;

/** One set of counters, bound to nothing global, so that several gateways can live in one process. */
export function createMetrics(options: { readonly ofProcess: boolean }): Metrics {
  const register = new Registry();
  if (options.ofProcess) collectDefaultMetrics({ register });
  const registers = [register];
  const answers = new Counter({ name: 'gateway_answers_total', help: 'Answered requests.', labelNames: ['route', 'status'], registers });
  const times = new Histogram({
    name: 'gateway_answer_seconds',
    help: 'Time to answer a request.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const calls = new Counter({
    name: 'gateway_upstream_calls_total',
    help: 'Calls to the operator.',
    labelNames: ['group', 'outcome'],
    registers,
  });
  const callTimes = new Histogram({
    name: 'gateway_upstream_call_seconds',
    help: 'Time of a call, its retries included.',
    labelNames: ['group'],
    buckets,
    registers,
  });
  const retries = new Counter({
    name: 'gateway_upstream_retries_total',
    help: 'Attempts after the first.',
    labelNames: ['group'],
    registers,
  });
  const streams = new Gauge({ name: 'gateway_live_streams', help: 'Subscriptions that are open.', registers });
  const told = new Counter({ name: 'gateway_live_news_total', help: 'What streams were told.', labelNames: ['type'], registers });
  const heard = new Gauge({ name: 'gateway_live_upstream', help: '1 while the events of the operator are heard.', registers });
  const states = new Map<string, number>();
  const inFlight = new Map<string, number>();
  // States are written down here with every call, and put into gauges only when somebody looks.
  const gauge = (name: string, help: string, values: ReadonlyMap<string, number>): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['group'],
      registers,
      collect() {
        for (const [group, value] of values) this.set({ group }, value);
      },
    });
  gauge('gateway_upstream_breaker', '0 closed, 1 probing, 2 open.', states);
  gauge('gateway_upstream_in_flight', 'Calls in flight.', inFlight);

  // Looking a child up by its labels costs more than counting; every combination is looked up once.
  const bound = <Key, Child>(make: (key: Key) => Child): ((key: Key) => Child) => {
    const children = new Map<Key, Child>();
    return (key) => {
      let child = children.get(key);
      if (child === undefined) children.set(key, (child = make(key)));
      return child;
    };
  };
  const pair = (key: string): [string, string] => key.split(' ') as [string, string];
  const answersOf = bound((route: Route) => bound((status: number) => answers.labels(route, String(status))));
  const timesOf = bound((route: Route) => times.labels(route));
  const callsOf = bound((key: string) => calls.labels(...pair(key)));
  const callTimesOf = bound((group: string) => callTimes.labels(group));

  return {
    upstream: {
      called: (group, outcome, seconds) => {
        callsOf(`${group} ${outcome}`).inc();
        callTimesOf(group).observe(seconds);
      },
      retried: (group) => retries.labels(group).inc(),
      breaker: (group, state) => void states.set(group, breakerNumber[state]),
      inFlight: (group, count) => void inFlight.set(group, count),
    },
    live: {
      streams: (count) => streams.set(count),
      told: (type) => told.labels(type).inc(),
      upstream: (isOpen) => heard.set(isOpen ? 1 : 0),
    },
    answered(route, status, seconds) {
      answersOf(route)(status).inc();
      // Their times say nothing: a kept answer takes less than the clock can tell, a stream as long as somebody reads it.
      if (route !== 'kept' && route !== 'stream') timesOf(route).observe(seconds);
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
