import { contract, type Delivery, type Notifier, type Webhook } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBell, IconPlus, IconWebhook } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '../../components/BackLink.tsx';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import spoken from '../../components/spoken.module.css';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { countKinds, serviceName } from './event-groups.ts';
import classes from './Notifications.module.css';
import { NotifierForm } from './NotifierForm.tsx';
import { WebhookForm } from './WebhookForm.tsx';

const here = '/group/notifiers';
const all = { query: { perPage: -1 } };

/** Who is told when something happens in the household, and which programs are sent the plan of the day. */
export function NotificationsScreen() {
  const notifiers = useFetch(contract.notifiers.list, all);
  const webhooks = useFetch(contract.webhooks.list, all);
  const { data: deliveries } = useFetch(contract.deliveries.list, { query: {} });
  const { item } = useSearch({ strict: false });
  const isWide = useMedia(atLeast('lg'));
  useTitle(t('notify.title'));

  const error = notifiers.error ?? webhooks.error;
  const isLoaded = notifiers.data && webhooks.data;
  const targets = isLoaded ? [...notifiers.data.items, ...webhooks.data.items] : [];
  // Beside the list there is always one of them; where there is no room, the list comes first.
  const shown = item ?? (isWide ? targets[0]?.id : undefined);
  return (
    <Page>
      {(isWide || !shown) && (
        <>
          <PageHeading title={t('notify.title')} />
          <div className={classes.lead}>
            <p>{t('notify.lead')}</p>
            {isLoaded && targets.length > 0 && <AddButtons />}
          </div>
        </>
      )}
      {error && !isLoaded && (
        <ErrorState error={error} onRetry={() => void Promise.all([notifiers.refetch(), webhooks.refetch()])} />
      )}
      {!isLoaded && !error && <SkeletonRows count={4} height={64} />}
      {isLoaded && targets.length === 0 && !item && (
        <EmptyState
          title={t('notify.empty-title')}
          level={2}
          art={<IconBell className={classes.art} />}
          action={<AddButtons isFirst />}
        >
          {t('notify.empty')}
        </EmptyState>
      )}
      {isLoaded && (targets.length > 0 || item) && (
        <div className={classes.split}>
          {(isWide || !shown) && (
            <TargetList
              notifiers={notifiers.data.items}
              webhooks={webhooks.data.items}
              deliveries={deliveries ?? []}
              shown={shown}
            />
          )}
          {shown && (
            <div>
              {!isWide && (
                <>
                  <h1 className={spoken.only}>{t('notify.title')}</h1>
                  <BackLink to={here} search={{}}>
                    {t('notify.title')}
                  </BackLink>
                </>
              )}
              <Detail shown={shown} notifiers={notifiers.data.items} webhooks={webhooks.data.items} />
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

function AddButtons({ isFirst = false }: { isFirst?: boolean }) {
  const button = (what: 'webhook' | 'notifier') => (
    <Button
      variant={isFirst && what === 'notifier' ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      renderRoot={(props) => <Link to={here} search={{ item: `new-${what}` }} {...props} />}
    >
      {t(what === 'webhook' ? 'notify.webhook' : 'notify.notifier')}
    </Button>
  );
  return (
    <span className={classes.add}>
      {button('webhook')}
      {button('notifier')}
    </span>
  );
}

interface Targets {
  notifiers: Notifier[];
  webhooks: Webhook[];
}

function Detail({ shown, notifiers, webhooks }: Targets & { shown: string }) {
  const navigate = useNavigate();
  const show = (item: string | undefined) =>
    void navigate({ to: here, search: item === undefined ? {} : { item }, replace: true });
  const webhook = webhooks.find(({ id }) => id === shown);
  const notifier = notifiers.find(({ id }) => id === shown);
  const rest = { onSaved: show, onRemoved: () => show(undefined) };
  if (webhook || shown === 'new-webhook')
    return (
      <ClosedInDemo>
        <WebhookForm key={shown} webhook={webhook} {...rest} />
      </ClosedInDemo>
    );
  if (notifier || shown === 'new-notifier')
    return (
      <ClosedInDemo>
        <NotifierForm key={shown} notifier={notifier} {...rest} />
      </ClosedInDemo>
    );
  return <p className={classes.hint}>{t('notify.gone')}</p>;
}

/** Whether the last message that is done with did not arrive. */
const isFailing = (deliveries: Delivery[], id: string): boolean =>
  deliveries.find(({ targetId, state }) => targetId === id && state !== 'waiting')?.state === 'failed';

function TargetList({
  notifiers,
  webhooks,
  deliveries,
  shown,
}: Targets & { deliveries: Delivery[]; shown: string | undefined }) {
  const row = (target: Notifier | Webhook, icon: ReactNode, about: string) => (
    <li key={target.id}>
      <Link to={here} search={{ item: target.id }} aria-current={target.id === shown ? 'true' : undefined}>
        {icon}
        <span>
          <b dir="auto">{target.name || ('url' in target ? target.url : '')}</b>
          <small>{about}</small>
        </span>
        {target.enabled ? (
          isFailing(deliveries, target.id) && (
            <span className={classes.failing}>
              <IconAlertTriangle size={18} aria-hidden="true" />
              {t('notify.failing')}
            </span>
          )
        ) : (
          <span className={classes.off}>{t('notify.off')}</span>
        )}
      </Link>
    </li>
  );
  const kindsOf = ({ service, options }: Notifier) =>
    service === ''
      ? t('notify.no-service')
      : t('notify.kinds', { service: serviceName(service), count: countKinds(options) });
  return (
    <nav className={classes.targets} aria-label={t('notify.title')}>
      {notifiers.length > 0 && (
        <>
          <h2>{t('notify.when')}</h2>
          <ul>{notifiers.map((one) => row(one, <IconBell size={20} aria-hidden="true" />, kindsOf(one)))}</ul>
        </>
      )}
      {webhooks.length > 0 && (
        <>
          <h2>{t('notify.daily')}</h2>
          <ul>
            {webhooks.map((one) =>
              row(one, <IconWebhook size={20} aria-hidden="true" />, t('notify.daily-at', { time: one.localTime })),
            )}
          </ul>
        </>
      )}
    </nav>
  );
}
