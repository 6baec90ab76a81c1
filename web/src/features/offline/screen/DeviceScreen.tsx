import { Button, Progress, Radio } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { serverTime } from '../../../lib/api/index.ts';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { sizeInWords } from '../../../lib/texts/size-in-words.ts';
import { PushSection } from '../../push/index.ts';
import type { Level } from '../store.ts';
import classes from './DeviceScreen.module.css';
import InstallHint from './InstallHint.tsx';
import { type DeviceState, useDeviceState } from './use-device-state.ts';

const levels: readonly { level: Level; label: MessageKey; hint: MessageKey }[] = [
  { level: 'recipes', label: 'device.recipes-alone', hint: 'device.recipes-alone-hint' },
  { level: 'small', label: 'device.small-pictures', hint: 'device.small-pictures-hint' },
  { level: 'full', label: 'device.full-pictures', hint: 'device.full-pictures-hint' },
];

/** What is kept on this device, since when, how much room it takes, and how much it may be. */
export function DeviceScreen() {
  useTitle(t('device.title'));
  const state = useDeviceState();
  return (
    <Page width="medium">
      <PageHeading title={t('device.title')} />
      <p className={classes.intro}>{t('device.intro')}</p>
      {state === undefined && <SkeletonRows count={4} height={64} />}
      {state === 'preparing' && <EmptyState title={t('device.preparing-title')}>{t('device.preparing')}</EmptyState>}
      {state === 'refused' && <EmptyState title={t('device.none-title')}>{t('device.none')}</EmptyState>}
      {state === 'removed' && <EmptyState title={t('device.none-title')}>{t('device.removed')}</EmptyState>}
      {typeof state === 'object' && <Held state={state} />}
      <Suspense>
        <PushSection />
      </Suspense>
      <InstallHint />
    </Page>
  );
}

function Held({ state }: { state: DeviceState }) {
  return (
    <>
      {state.progress.isFull && (
        <p role="alert" className={classes.full}>
          {t('device.is-full')}
        </p>
      )}
      {state.clockDifference !== 0 && (
        <p role="alert" className={classes.full}>
          {t('device.clock-wrong', { time: formatMoment(serverTime().toISOString(), moment) })}
        </p>
      )}
      {state.quota > 0 && (
        <div className={classes.meter}>
          <Progress
            value={Math.max(1, (100 * state.usage) / state.quota)}
            aria-label={t('device.room', { used: sizeInWords(state.usage), total: sizeInWords(state.quota) })}
          />
          <p>{t('device.room', { used: sizeInWords(state.usage), total: sizeInWords(state.quota) })}</p>
        </div>
      )}
      <section className={classes.part}>
        <Radio.Group
          label={<h2>{t('device.how-much')}</h2>}
          value={state.progress.level}
          onChange={(value) => {
            const chosen = levels.find(({ level }) => level === value);
            if (chosen) state.choose(chosen.level);
          }}
        >
          {levels.map(({ level, label, hint }) => (
            <Radio
              key={level}
              className={classes.level ?? ''}
              value={level}
              label={t(label)}
              description={withSize(t(hint), state.sizes[level])}
            />
          ))}
        </Radio.Group>
      </section>
      <section className={classes.part} aria-labelledby="device-here">
        <div className={classes.head}>
          <h2 id="device-here">{t('device.here')}</h2>
          <Button variant="default" loading={state.isUpdating} onClick={state.update}>
            {t('device.update')}
          </Button>
        </div>
        <ul className={classes.rows}>
          <li>
            <b>{t('device.here-recipes', { count: state.recipes })}</b>
            <FetchedAt at={state.progress.lookedAt} />
          </li>
          {state.besides.map(({ what, count, fetchedAt }) => (
            <li key={what}>
              <b>{t(`device.here-${what}`, { count })}</b>
              <FetchedAt at={fetchedAt} />
            </li>
          ))}
          {state.progress.level !== 'recipes' && (
            <li>
              <b>{t('device.here-pictures', state.progress.pictures)}</b>
              <FetchedAt at={state.progress.pictures.fetchedAt ?? null} />
            </li>
          )}
          {state.waiting > 0 && (
            <li>
              <b>{t('device.waiting', { count: state.waiting })}</b>
              <Button variant="default" loading={state.isUpdating} onClick={state.update}>
                {t('device.send')}
              </Button>
            </li>
          )}
        </ul>
      </section>
      <Room state={state} />
    </>
  );
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

const FetchedAt = ({ at }: { at: number | null }) => (
  <span>{at === null ? t('device.never') : formatMoment(new Date(at).toISOString(), moment)}</span>
);

const withSize = (hint: string, bytes: number | null) =>
  bytes === null ? hint : t('device.hint-with-size', { hint, size: sizeInWords(bytes) });

function Room({ state }: { state: DeviceState }) {
  const [asks, setAsks] = useState(false);
  return (
    <section className={classes.part} aria-labelledby="device-room">
      <h2 id="device-room">{t('device.room-title')}</h2>
      <ul className={classes.rows}>
        {state.isPersistent !== null && (
          <li>
            <div>
              <b>{t(state.isPersistent ? 'device.stays' : 'device.may-go')}</b>
              {!state.isPersistent && <small>{t('device.may-go-hint')}</small>}
            </div>
            {!state.isPersistent && (
              <Button variant="default" onClick={state.persist}>
                {t('device.ask-to-stay')}
              </Button>
            )}
          </li>
        )}
        <li>
          <div>
            <b>{t('device.remove')}</b>
            <small>{t('device.remove-hint')}</small>
          </div>
          <Button variant="default" className={classes.danger ?? ''} onClick={() => setAsks(true)}>
            {t('device.remove-all')}
          </Button>
        </li>
      </ul>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('device.remove')}
        confirmLabel={t('device.remove-all')}
        onConfirm={() => {
          setAsks(false);
          state.remove();
        }}
      >
        {t('device.remove-asks', { count: state.waiting })}
      </ConfirmDialog>
    </section>
  );
}
