/**
 * npm passes a signal on to the shell that it runs a script with, and some shells die of it without passing it further.
 * A program that has lost its parent ends as if it had got SIGTERM itself.
 */
export function endWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
