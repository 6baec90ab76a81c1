import { Button } from '@mantine/core';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { LastProblem } from './LastProblem.tsx';
import { PushChoiceRows } from './PushChoiceRows.tsx';
import classes from './PushSection.module.css';
import { type PushState, usePush } from './use-push.ts';

/** What this device is told of while no page is open, or why it cannot be. */
export default function PushSection() {
  const me = useMe();
  return (
    <section className={classes.push} aria-labelledby="push-title">
      <h2 id="push-title">{t('push.title')}</h2>
      <p className={classes.intro}>{t('push.intro')}</p>
      {me && (
        <ClosedInDemo>
          <Choices userId={me.id} />
        </ClosedInDemo>
      )}
    </section>
  );
}

function Choices({ userId }: { userId: string }) {
  const { state, error, retry } = usePush(userId);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!state) return <SkeletonRows count={3} height={64} />;
  const { obstacle } = state.browser;
  if (obstacle) {
    return (
      <p role="note" className={classes.notice}>
        {t(`push.${obstacle}`)}
      </p>
    );
  }
  return (
    <>
      {state.isOn ? <TurnedOn state={state} /> : <TurnedOff state={state} />}
      <p role="status" className={classes.hint}>
        {state.outcome && t(`push.${state.outcome}`)}
      </p>
    </>
  );
}

function TurnedOff({ state: { isEnded, isBusy, turnOn, turnOff } }: { state: PushState }) {
  return (
    <>
      {isEnded && (
        <p role="alert" className={classes.notice}>
          {t('push.ended')}
        </p>
      )}
      <div className={classes.actions}>
        <Button loading={isBusy} onClick={turnOn}>
          {t(isEnded ? 'push.turn-on-again' : 'push.turn-on')}
        </Button>
        {isEnded && (
          <Button variant="default" disabled={isBusy} onClick={turnOff}>
            {t('push.turn-off')}
          </Button>
        )}
      </div>
    </>
  );
}

function TurnedOn({ state }: { state: PushState }) {
  const { device, isBusy, test, turnOff } = state;
  if (!device) return null;
  return (
    <>
      <LastProblem device={device} />
      <PushChoiceRows device={device} choose={state.choose} />
      <p className={classes.hint}>{t('push.until-log-out')}</p>
      <div className={classes.actions}>
        <Button variant="default" loading={isBusy} onClick={test}>
          {t('push.send-test')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={turnOff}>
          {t('push.turn-off')}
        </Button>
      </div>
    </>
  );
}
