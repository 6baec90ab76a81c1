import { readFile } from 'node:fs/promises';

/** Bytes that a file may take while it is read: a page of 12 megapixels takes half of it. */
const most = 900 * 1024 * 1024;
const pageOfMemory = 4096;
const interval = 500;

/**
 * Tells when a process takes more memory than any honest file needs. What it does between two of its own steps cannot be
 * asked of it, so the system is asked; one that does not tell leaves the limit of time.
 */
export const watchMemory = (pid: number, onTooMuch: () => void): { end(): void } => {
  const timer = setInterval(async () => {
    const figures = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '');
    if (Number(figures.split(' ')[1] ?? 0) * pageOfMemory > most) onTooMuch();
  }, interval);
  timer.unref();
  return { end: () => clearInterval(timer) };
};
