import { useEffect, useState } from 'react';
import { askHandOver } from '../import.api.ts';
import { extensionPage, type HandedPage, handedPage, type Ready } from './bookmarklet.ts';

/** Milliseconds after which nothing comes any more. */
const patience = 8000;
/** Milliseconds after which the extension is asked again: it comes into the page some time after it. */
const pause = 250;

type Handing = { step: 'waiting' } | { step: 'nobody' } | { step: 'here'; page: HandedPage };

/** Asks the page that opened this one, or the extension that did, for what it shows. */
export function useHandedPage(): Handing {
  const [handing, setHanding] = useState<Handing>({ step: findGiver() ? 'waiting' : 'nobody' });
  useEffect(() => {
    const giver = findGiver();
    if (!giver) return;
    const over = new AbortController();
    const giveUp = () => setHanding((now) => (now.step === 'waiting' ? { step: 'nobody' } : now));
    const timer = setTimeout(giveUp, patience);
    const ask = async () => {
      const { token } = await askHandOver();
      const take = (event: MessageEvent<unknown>) => {
        if (event.source !== giver) return;
        const page = giver === window ? extensionPage(event, token) : handedPage(event, token);
        if (!page) return;
        over.abort();
        setHanding({ step: 'here', page });
      };
      window.addEventListener('message', take, { signal: over.signal });
      const ready: Ready = { larder: 'ready', token };
      if (giver === window) return askAgain(() => window.postMessage(ready, window.location.origin), over.signal);
      // Whose page opened this one is unknown; the token is worth nothing without this window.
      if (!over.signal.aborted) giver.postMessage(ready, '*');
    };
    ask().catch(giveUp);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, []);
  return handing;
}

/** The extension speaks from within this very window. */
function findGiver(): Window | null {
  return window.location.hash === '#extension' ? window : window.opener;
}

function askAgain(ask: () => void, signal: AbortSignal) {
  if (signal.aborted) return;
  ask();
  const timer = setInterval(ask, pause);
  signal.addEventListener('abort', () => clearInterval(timer));
}
