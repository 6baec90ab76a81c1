import { contract, type Move, visibilities } from '@larder/contract';
import { NativeSelect, Switch } from '@mantine/core';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import classes from '../MovingIn.module.css';
import { appsInWords } from '../moving-in.api.ts';

/** What holds for all recipes of a move: whose they become, who sees them, and whether they tell where they are from. */
export function MoveChoiceFields({ move }: { move: Move }) {
  const { id, choices } = move;
  const canManage = useMe()?.canManage ?? false;
  const members = useFetch(contract.groups.members, {}, { enabled: canManage });
  const save = useChange(contract.moves.choose, { saysDone: true });
  const choose = (body: Partial<Move['choices']>) => save.mutate({ params: { moveId: id }, body });
  return (
    <section className={classes.part}>
      <h2>{t('moving.choices')}</h2>
      {canManage && members.data && members.data.length > 1 && (
        <NativeSelect
          label={t('moving.owner')}
          data={members.data.map((member) => ({ value: member.id, label: member.fullName }))}
          value={choices.ownerId}
          onChange={(event) => choose({ ownerId: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        label={t('moving.visibility')}
        data={visibilities.map((value) => ({ value, label: t(`visibility.choose-${value}`) }))}
        value={choices.visibility}
        onChange={(event) => {
          const visibility = visibilities.find((one) => one === event.currentTarget.value);
          if (visibility) choose({ visibility });
        }}
      />
      <Switch
        label={move.apps.length > 1 ? t('moving.add-tags') : t('moving.add-tag', { apps: appsInWords(move) })}
        checked={choices.addTag}
        onChange={(event) => choose({ addTag: event.currentTarget.checked })}
      />
      {canManage && move.besides?.hasPreferences && (
        <Switch
          label={t('move-server.preferences')}
          description={t('move-server.preferences-hint')}
          checked={choices.preferences}
          onChange={(event) => choose({ preferences: event.currentTarget.checked })}
        />
      )}
    </section>
  );
}
