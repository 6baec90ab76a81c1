import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge, type Metric } from './metric.ts';

const nanoseconds = 1e9;
const microseconds = 1e6;
/** Milliseconds: what holds requests up for less is not noticed. */
const resolution = 10;

/** What the process takes, under the names that dashboards for Node.js know. */
export const createProcessMetrics = () => {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const begun = Date.now() / 1000 - process.uptime();

  const read = (): Metric[] => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    // Nothing was measured yet, or since it was read last.
    const seconds = (value: number) => (delay.count === 0 ? 0 : Math.max(0, value / nanoseconds - resolution / 1000));
    const metrics: Metric[] = [
      gauge('process_resident_memory_bytes', 'Memory of the process', rss),
      gauge('process_start_time_seconds', 'When the process was started, in seconds since 1970', begun),
      {
        name: 'process_cpu_seconds_total',
        help: 'Time of processors that the process took',
        type: 'counter',
        samples: [{ value: (user + system) / microseconds }],
      },
      gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript in use', heapUsed),
      gauge('nodejs_heap_size_total_bytes', 'Memory of JavaScript', heapTotal),
      gauge('nodejs_external_memory_bytes', 'Memory beside that of JavaScript', external),
      gauge(
        'nodejs_eventloop_lag_mean_seconds',
        'How long requests were held up, since it was read last',
        seconds(delay.mean),
      ),
      gauge('nodejs_eventloop_lag_p99_seconds', 'All but one in a hundred waited less', seconds(delay.percentile(99))),
      gauge('nodejs_eventloop_lag_max_seconds', 'The longest that requests were held up', seconds(delay.max)),
    ];
    delay.reset();
    return metrics;
  };
  return { read, close: () => void delay.disable() };
};
