// Loaded into the measured server before its own program: notes how long its event loop was held up, at each SIGUSR2 anew.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 5;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();

/** The timer that measures it waits for as long itself. */
const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);

process.on('SIGUSR2', () => {
  const told = { p99: milliseconds(delay.percentile(99)), max: milliseconds(delay.max) };
  writeFileSync(process.env.LOOP_DELAY_FILE, JSON.stringify(told));
  delay.reset();
});
