import { contract, type Shopper } from '@larder/contract';
import { useEffect, useState } from 'react';
import { request } from '../../lib/api/index.ts';
import { newId } from '../../lib/browser/new-id.ts';
import { deviceOf } from './sync/device.ts';

const every = 8000;

/** Who else has a list open; the others are told of this one for as long as the page is seen. */
export function useShoppers(userId: string, listId: string): Shopper[] {
  const [others, setOthers] = useState<Shopper[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const idOfDevice = deviceOf(userId)
      .id()
      .catch(() => newId());
    const say = async (isHere: boolean) => {
      const body = { device: await idOfDevice, isHere };
      return request(contract.shoppers.tell, { params: { listId }, body }, { keepalive: !isHere });
    };
    const stay = async () => {
      clearTimeout(timer);
      // Without a network nobody is there to be seen.
      const present = await say(true).catch(() => []);
      if (hasLeft) return;
      setOthers((before) => (JSON.stringify(before) === JSON.stringify(present) ? before : present));
      timer = setTimeout(stay, every);
    };
    const leave = () => {
      clearTimeout(timer);
      say(false).catch(() => undefined);
    };
    const update = () => (document.visibilityState === 'visible' ? void stay() : leave());
    update();
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pagehide', leave);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [userId, listId]);
  return others;
}
