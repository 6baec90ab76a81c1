import type { Metric } from './metric.ts';

/** In seconds: from an answer out of memory to a page that is fetched from elsewhere. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Answered {
  method: string;
  /** As it is declared, with names in the place of values: there are as many as endpoints. */
  route: string;
  status: number;
  seconds: number;
}

interface Durations {
  method: string;
  route: string;
  /** How many took at most so long, for each bound. */
  within: number[];
  sum: number;
  count: number;
}

/** Counts what was answered, and how long that took. */
export const createRequestMetrics = () => {
  const counts = new Map<string, { dimensions: { method: string; route: string; status: number }; value: number }>();
  const durations = new Map<string, Durations>();

  const note = ({ method, route, status, seconds }: Answered): void => {
    const place = `${method} ${route}`;
    const count = counts.get(`${place} ${status}`) ?? { dimensions: { method, route, status }, value: 0 };
    count.value += 1;
    counts.set(`${place} ${status}`, count);

    const taken = durations.get(place) ?? { method, route, within: bounds.map(() => 0), sum: 0, count: 0 };
    taken.within = taken.within.map((value, at) => (seconds <= (bounds[at] ?? 0) ? value + 1 : value));
    taken.sum += seconds;
    taken.count += 1;
    durations.set(place, taken);
  };

  const samplesOf = ({ method, route, within, sum, count }: Durations): Metric['samples'] => {
    const dimensions = { method, route };
    return [
      ...within.map((value, at) => ({
        suffix: '_bucket' as const,
        dimensions: { ...dimensions, le: bounds[at] ?? 0 },
        value,
      })),
      { suffix: '_bucket', dimensions: { ...dimensions, le: '+Inf' }, value: count },
      { suffix: '_sum', dimensions, value: sum },
      { suffix: '_count', dimensions, value: count },
    ];
  };

  const read = (): Metric[] => [
    {
      name: 'larder_http_requests_total',
      help: 'Requests that were answered',
      type: 'counter',
      samples: [...counts.values()],
    },
    {
      name: 'larder_http_request_duration_seconds',
      help: 'Time until a request was answered',
      type: 'histogram',
      samples: [...durations.values()].flatMap(samplesOf),
    },
  ];
  return { note, read };
};
