import { contract, type RecipeSummary } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useRestore } from '../bin/index.ts';
import { LifeField } from './LifeField.tsx';
import { LinkRow } from './LinkRow.tsx';
import { endOfDay, type LinkLife, lastDay } from './link-life.ts';
import classes from './Sharing.module.css';

interface ShareDialogProps {
  recipe: Pick<RecipeSummary, 'id' | 'name'>;
  groupSlug: string;
  onClose: () => void;
}

/** Makes links by which anybody reads a recipe, and shows those that work. */
export default function ShareDialog({ recipe, groupSlug, onClose }: ShareDialogProps) {
  const [life, setLife] = useState<LinkLife>('month');
  const query = { recipeId: recipe.id };
  const { data: tokens, error, refetch } = useFetch(contract.recipeShares.list, { query });
  const make = useChange(contract.recipeShares.create);
  const { tellDeleted } = useRestore();
  const remove = useChange(contract.recipeShares.remove, {
    optimistic: (update, { params }) =>
      update.edit(contract.recipeShares.list, (tokens) => tokens.filter(({ id }) => id !== params.tokenId)),
    onDone: ({ id }) => tellDeleted(t('share.deleted'), [id]),
  });
  const day = lastDay(life, new Date());
  const addressOf = (id: string) => `${window.location.origin}/g/${encodeURIComponent(groupSlug)}/shared/r/${id}`;
  return (
    <Dialog opened onClose={onClose} title={t('share.title')} width={520}>
      <p className={classes.name} dir="auto">
        {recipe.name}
      </p>
      <p className={classes.say}>{t('share.explained')}</p>
      <LifeField life={life} onChange={setLife} />
      <div className={classes.make}>
        <Button
          leftSection={<IconLink size={20} stroke={1.5} />}
          loading={make.isPending}
          onClick={() => make.mutate({ body: { ...query, expiresAt: endOfDay(day) } })}
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
                address={addressOf(token.id)}
                title={recipe.name}
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
