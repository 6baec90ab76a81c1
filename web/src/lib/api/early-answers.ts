import { storedText } from '../browser/stored-text.ts';

/** Read by `build/boot.js` too, which asks again for what a page asked for last time, before the application has loaded. */
const key = 'larder.early-requests';

/** Later than this after the page began to load, an answer that nobody took is out of date. Milliseconds. */
const fresh = 10_000;
/** Requests of a page's first moments; what comes later is what somebody did. Milliseconds. */
const beginning = 5_000;
const mostPages = 12;
const mostRequests = 3;

/** What the boot script asks for on every page. */
const always = ['/api/users/self', '/api/app/about', '/api/app/about/theme', '/api/setup'];

const page = globalThis.location ? location.pathname + location.search : '';
const asked: string[] = [];

/** The answer to a request that the boot script has made already, if it has; each serves once. */
export async function earlyAnswer(address: string): Promise<Response | undefined> {
  const answer = window.larder?.early[address];
  if (window.larder) delete window.larder.early[address];
  return performance.now() < fresh ? answer : undefined;
}

/** Remembers what the page asks for as it begins. */
export function rememberEarly(address: string) {
  if (performance.now() > beginning || asked.length >= mostRequests) return;
  if (always.includes(address) || asked.includes(address)) return;
  asked.push(address);
  const others = Object.entries(stored()).filter(([other]) => other !== page);
  storedText.write(key, JSON.stringify(Object.fromEntries([[page, asked], ...others.slice(0, mostPages - 1)])));
}

/** Nothing of what somebody looked at stays behind. */
export const forgetEarly = () => storedText.write(key, null);

function stored(): Record<string, string[]> {
  try {
    const pages: unknown = JSON.parse(storedText.read(key) ?? '{}');
    return typeof pages === 'object' && pages !== null ? { ...pages } : {};
  } catch {
    return {};
  }
}
