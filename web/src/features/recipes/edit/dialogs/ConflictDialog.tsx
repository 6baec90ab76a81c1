import type { RecipeConflict } from '@larder/contract';
import { Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormDialog } from '../../../../components/Dialog.tsx';
import { formatAgo } from '../../../../lib/dates/dates.ts';
import { t } from '../../../../lib/messages/index.ts';
import { compareEdits, withMine } from '../draft/draft-changes.ts';
import { type DraftKey, draftOf, type RecipeDraft } from '../draft/recipe-draft.ts';
import classes from './ConflictDialog.module.css';
import { partName } from './part-name.ts';
import { partText } from './part-text.ts';
import { Version } from './Version.tsx';

interface ConflictDialogProps {
  conflict: RecipeConflict;
  base: RecipeDraft;
  mine: RecipeDraft;
  busy: boolean;
  onResolve: (merged: RecipeDraft) => void;
  onClose: () => void;
}

/** Two people edited: shows each part that differs as both have it, and lets one choose. */
export default function ConflictDialog({ conflict, base, mine, busy, onResolve, onClose }: ConflictDialogProps) {
  const theirs = useMemo(() => draftOf(conflict.current), [conflict]);
  const { contested, onlyMine, onlyTheirs } = useMemo(() => compareEdits(base, mine, theirs), [base, mine, theirs]);
  const [chosen, setChosen] = useState<Partial<Record<DraftKey, 'mine' | 'theirs'>>>({});
  const choiceOf = (key: DraftKey) => chosen[key] ?? (onlyTheirs.includes(key) ? 'theirs' : 'mine');
  const parts = [...contested, ...onlyTheirs, ...onlyMine];
  const name = conflict.changedBy ?? t('recipe.edit.somebody');
  const resolve = () =>
    onResolve(
      withMine(
        theirs,
        mine,
        parts.filter((key) => choiceOf(key) === 'mine'),
      ),
    );

  return (
    <FormDialog
      opened
      onClose={onClose}
      width={820}
      title={t('recipe.edit.conflict-title')}
      submitLabel={t('recipe.edit.conflict-save')}
      onSubmit={resolve}
      busy={busy}
    >
      <p className={classes.hint}>{t('recipe.edit.conflict-text', { name, when: formatAgo(conflict.changedAt) })}</p>
      {parts.map((key) => (
        <Radio.Group
          key={key}
          label={partName(key)}
          description={t(
            contested.includes(key)
              ? 'recipe.edit.conflict-both'
              : onlyMine.includes(key)
                ? 'recipe.edit.conflict-only-mine'
                : 'recipe.edit.conflict-only-theirs',
            { name },
          )}
          value={choiceOf(key)}
          onChange={(value) => setChosen((now) => ({ ...now, [key]: value === 'theirs' ? 'theirs' : 'mine' }))}
          className={classes.part ?? ''}
        >
          <div className={classes.values}>
            <Radio.Card value="mine" className={classes.value ?? ''}>
              <b>{t('recipe.edit.conflict-mine')}</b>
              <Version text={partText(key, mine)} other={partText(key, theirs)} />
            </Radio.Card>
            <Radio.Card value="theirs" className={classes.value ?? ''}>
              <b>{t('recipe.edit.conflict-theirs', { name })}</b>
              <Version text={partText(key, theirs)} other={partText(key, mine)} />
            </Radio.Card>
          </div>
        </Radio.Group>
      ))}
    </FormDialog>
  );
}
