import { contract, type PushChoices, type PushDevice } from '@larder/contract';
import { useEffect, useState } from 'react';
import { type ApiError, useChange, useFetch } from '../../lib/api/index.ts';
import {
  type BrowserPush,
  readBrowserPush,
  sentSubscription,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser-push.ts';
import { beginTelling } from './keep-up.ts';
import { storedPush } from './stored-push.ts';
import { forgetTold } from './tell-timers.ts';

export type PushOutcome = 'test-sent' | 'test-failed' | 'subscribe-failed';

export interface PushState {
  browser: BrowserPush;
  /** Null where the server tells this device of nothing. */
  device: PushDevice | null;
  isOn: boolean;
  /** It was on, and the browser or its push service has ended that. */
  isEnded: boolean;
  isBusy: boolean;
  /** How what was asked for last has gone. */
  outcome: PushOutcome | null;
  turnOn: () => void;
  turnOff: () => void;
  choose: (part: Partial<PushChoices>, onSaved: () => void) => void;
  test: () => void;
}

const usual: PushChoices = {
  timers: true,
  additions: true,
  silentLists: [],
  dinnerAt: null,
  quietFrom: '22:00',
  quietUntil: '07:00',
};

const choicesOf = ({
  timers,
  additions,
  // What an older build has stored does not say it.
  silentLists = [],
  dinnerAt,
  quietFrom,
  quietUntil,
}: Pick<PushChoices, Exclude<keyof PushChoices, 'silentLists'>> & Partial<PushChoices>): PushChoices => ({
  timers,
  additions,
  silentLists,
  dinnerAt,
  quietFrom,
  quietUntil,
});

/** What this device is told of, as server and browser say it together; undefined until both have. */
export function usePush(userId: string): { state: PushState | undefined; error: ApiError | null; retry: () => void } {
  const { data, error, refetch } = useFetch(contract.push.get);
  const [browser, setBrowser] = useState<BrowserPush>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PushOutcome | null>(null);
  const look = () => readBrowserPush().then(setBrowser);
  useEffect(() => {
    void readBrowserPush().then(setBrowser);
  }, []);
  const save = useChange(contract.push.save, {
    optimistic: (update, { body: { endpoint, keys: _, zone: _zone, silentLists = [], ...choices } }) =>
      update.edit(contract.push.get, (now) => ({
        ...now,
        device: now.device && { ...now.device, ...choices, silentLists, endpoint },
      })),
    onDone: (_, { body }) => storedPush.write(userId, choicesOf(body)),
  });
  const remove = useChange(contract.push.remove);
  const test = useChange(contract.push.test, {
    onDone: ({ problem }) => setOutcome(problem ? 'test-failed' : 'test-sent'),
  });
  const retry = () => void refetch();
  if (!data || !browser) return { state: undefined, error: data ? null : error, retry };

  const { device, publicKey } = data;
  const { subscription } = browser;
  const isOn = subscription !== null && device?.endpoint === subscription.endpoint;
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setOutcome(null);
    try {
      await work();
    } catch {
      // Calls of the API have told it already.
    } finally {
      await look();
      setBusy(false);
    }
  };
  const turnOn = async () => {
    const subscribed = await subscribeBrowser(publicKey, device?.goneAt !== null && device !== null).catch(() => {
      setOutcome('subscribe-failed');
      return null;
    });
    if (!subscribed) return;
    await save.mutateAsync({ body: { ...choicesOf(device ?? usual), ...sentSubscription(subscribed) } });
    forgetTold();
    beginTelling(userId);
  };
  const turnOff = async () => {
    storedPush.forget();
    await remove.mutateAsync({});
    await unsubscribeBrowser();
  };
  return {
    error: null,
    retry,
    state: {
      browser,
      device,
      isOn,
      isEnded: device !== null && !isOn,
      isBusy: isBusy || test.isPending,
      outcome,
      turnOn: () => void during(turnOn),
      turnOff: () => void during(turnOff),
      choose: (part, onSaved) => {
        if (!device || !subscription) return;
        const body = { ...choicesOf(device), ...part, ...sentSubscription(subscription) };
        save.mutate({ body }, { onSuccess: onSaved });
      },
      test: () => {
        setOutcome(null);
        test.mutate({});
      },
    },
  };
}
