import { useEffect, useState } from 'react';
import { askHandOver } from '../import.api.ts';
import { type HandedPage, handedPage, type Ready } from './bookmarklet.ts';

/** Milliseconds after which nothing comes any more. */
const patience = 8000;

type Handing = { step: 'waiting' } | { step: 'nobody' } | { step: 'here'; page: HandedPage };

/** Asks the page that opened this one for what it shows. */
export function useHandedPage(): Handing {
  const [handing, setHanding] = useState<Handing>({ step: window.opener ? 'waiting' : 'nobody' });
  useEffect(() => {
    const opener: Window | null = window.opener;
    if (!opener) return;
    const over = new AbortController();
    const giveUp = () => setHanding((now) => (now.step === 'waiting' ? { step: 'nobody' } : now));
    const timer = setTimeout(giveUp, patience);
    const ask = async () => {
      const { token } = await askHandOver();
      const take = (event: MessageEvent<unknown>) => {
        if (event.source !== opener) return;
        const page = handedPage(event, token);
        if (!page) return;
        over.abort();
        setHanding({ step: 'here', page });
      };
      window.addEventListener('message', take, { signal: over.signal });
      const ready: Ready = { larder: 'ready', token };
      // Whose page opened this one is unknown; the token is worth nothing without this window.
      if (!over.signal.aborted) opener.postMessage(ready, '*');
    };
    ask().catch(giveUp);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, []);
  return handing;
}
