import { type ArchivePreview, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useMemo, useState } from 'react';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { TakeOrLeave } from '../TakeOrLeave.tsx';
import classes from './Archive.module.css';
import { ArchivedRow } from './ArchivedRow.tsx';
import { chooseAll, chosenOf, firstChoices } from './archive-choices.ts';

interface ArchiveFormProps {
  /** Of the file. */
  name: string;
  archive: ArchivePreview;
  groupSlug: string;
  /** @param count how many recipes are brought in */
  onBegun: (reportId: string, count: number) => void;
  onDiscard: () => void;
}

/** More rows at once make a phone slow; the others come when they are asked for. */
const shownAtFirst = 100;

/** What is in an archive, to be chosen from before anything is saved. */
export function ArchiveForm({ name, archive, groupSlug, onBegun, onDiscard }: ArchiveFormProps) {
  const { draftId, recipes, hasHousehold } = archive;
  const begin = useChange(contract.recipeArchives.save, { quiet: true });
  const [choices, setChoices] = useState(() => firstChoices(recipes));
  const [shown, setShown] = useState(shownAtFirst);
  const chosen = useMemo(() => chosenOf(recipes, choices), [recipes, choices]);
  const usable = recipes.filter(({ problem }) => !problem).length;
  const known = recipes.filter((recipe) => recipe.known).length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await begin.mutateAsync({ params: { draftId }, body: { recipes: chosen } }).catch(() => null);
    if (reply) onBegun(reply.reportId, chosen.length);
  };

  return (
    <form onSubmit={submit} noValidate data-checking>
      <p className={classes.source}>
        <IconFileZip size={20} stroke={1.5} aria-hidden="true" />
        <span>{t('import.archive.lead', { name, count: recipes.length, known })}</span>
      </p>
      {hasHousehold && (
        <p className={classes.more}>
          {t('import.archive.household')} <Link to="/group/migrations">{t('moving.title')}</Link>
        </p>
      )}
      {recipes.length > 1 && (
        <p className={classes.all}>
          <Button variant="default" onClick={() => setChoices((now) => chooseAll(recipes, now, true))}>
            {t('import.archive.all', { count: usable })}
          </Button>
          <Button variant="default" onClick={() => setChoices((now) => chooseAll(recipes, now, false))}>
            {t('import.archive.none')}
          </Button>
        </p>
      )}
      <ul className={classes.recipes} aria-label={t('import.archive.recipes')}>
        {recipes.slice(0, shown).map((recipe, number) => (
          <ArchivedRow
            key={recipe.path}
            recipe={recipe}
            picture={recipe.hasPicture ? { draftId, number } : null}
            groupSlug={groupSlug}
            choice={choices.get(recipe.path) ?? 'skip'}
            onChoose={(choice) => setChoices((now) => new Map(now).set(recipe.path, choice))}
          />
        ))}
      </ul>
      {recipes.length > shown && (
        <Button variant="subtle" onClick={() => setShown((now) => now + shownAtFirst)}>
          {t('import.archive.more', { count: recipes.length - shown })}
        </Button>
      )}
      <TakeOrLeave
        take={t('import.archive.begin', { count: chosen.length })}
        isTaking={begin.isPending}
        canTake={chosen.length > 0}
        error={begin.error}
        onDiscard={onDiscard}
      />
    </form>
  );
}
