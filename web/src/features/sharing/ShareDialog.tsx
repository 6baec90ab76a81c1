import { contract, type SharedKind } from '@larder/contract';
import { Button, Checkbox } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { useRestore } from '../bin/index.ts';
import { LifeField } from './LifeField.tsx';
import { LinkRow } from './LinkRow.tsx';
import { endOfDay, type LinkLife, lastDay } from './link-life.ts';
import classes from './Sharing.module.css';

interface ShareDialogProps {
  shared: {
    kind: SharedKind;
    /** Its id; of a week its first day. */
    item: string;
    name: string;
  };
  onClose: () => void;
}

/** By which addresses say what they show. */
const letters: Record<SharedKind, string> = { recipe: 'r', cookbook: 'c', week: 'w', list: 'l' };

/** Makes links by which anybody reads something of the household, and shows those that work. */
export default function ShareDialog({ shared: { kind, item, name }, onClose }: ShareDialogProps) {
  const groupSlug = useMe()?.groupSlug ?? '';
  const [life, setLife] = useState<LinkLife>('month');
  const [mayTick, setMayTick] = useState(true);
  const query = { kind, item };
  const { data: tokens, error, refetch } = useFetch(contract.shareLinks.list, { query });
  const make = useChange(contract.shareLinks.create);
  const { tellDeleted } = useRestore();
  const remove = useChange(contract.shareLinks.remove, {
    optimistic: (update, { params }) =>
      update.edit(contract.shareLinks.list, (tokens) => tokens.filter(({ id }) => id !== params.tokenId)),
    onDone: ({ id }) => tellDeleted(t('share.deleted'), [id]),
  });
  const day = lastDay(life, new Date());
  const path = `${window.location.origin}/g/${encodeURIComponent(groupSlug)}/shared/${letters[kind]}`;
  return (
    <Dialog opened onClose={onClose} title={t('share.title', { kind })} width={520}>
      <p className={classes.name} dir="auto">
        {name}
      </p>
      <p className={classes.say}>{t('share.explained', { kind })}</p>
      <LifeField life={life} onChange={setLife} />
      {kind === 'list' && (
        <Checkbox
          className={classes.tick ?? ''}
          label={t('share.may-tick')}
          checked={mayTick}
          onChange={(event) => setMayTick(event.currentTarget.checked)}
        />
      )}
      <div className={classes.make}>
        <Button
          leftSection={<IconLink size={20} stroke={1.5} />}
          loading={make.isPending}
          onClick={() =>
            make.mutate({ body: { ...query, expiresAt: endOfDay(day), ...(kind === 'list' && { mayTick }) } })
          }
        >
          {t('share.new')}
        </Button>
        <span>{t('share.until', { day: formatDay(day) })}</span>
      </div>
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      {tokens && tokens.length > 0 && (
        <>
          <h3 className={classes.legend}>{t('share.links')}</h3>
          <ul>
            {tokens.map((token) => (
              <LinkRow
                key={token.id}
                token={token}
                address={`${path}/${token.id}`}
                title={name}
                isNew={token.id === make.data?.id}
                onDelete={() => remove.mutate({ params: { tokenId: token.id } })}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
