import type { ArchivedRecipe } from '@larder/contract';
import { Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../../components/Chip.tsx';
import { Photo } from '../../../components/Photo.tsx';
import { t, tRich } from '../../../lib/messages/index.ts';
import { archivePicture } from '../import.api.ts';
import classes from './Archive.module.css';
import type { Choice } from './archive-choices.ts';

interface ArchivedRowProps {
  recipe: ArchivedRecipe;
  /** Where its picture is; null without one. */
  picture: { draftId: string; number: number } | null;
  groupSlug: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** A recipe of an archive: what it is, whether the household has it, and what becomes of it. */
export function ArchivedRow({ recipe, picture, groupSlug, choice, onChoose }: ArchivedRowProps) {
  const { path, name, ingredients, steps, files, problem, known } = recipe;
  if (problem)
    return (
      <li className={classes.recipe} data-broken>
        <span className={classes.broken}>
          <IconAlertTriangle size={22} stroke={1.5} aria-hidden="true" />
        </span>
        <span className={classes.words}>
          <b>{path}</b>
          <span>{problem}</span>
        </span>
      </li>
    );
  return (
    <li className={classes.recipe}>
      <Photo
        name={name}
        className={classes.photo}
        src={picture ? archivePicture(picture.draftId, picture.number) : undefined}
      />
      <span className={classes.words}>
        <b>{name}</b>
        <span>{t('import.archive.facts', { ingredients, steps, files })}</span>
        {known && (
          <span>
            {tRich(`import.archive.${known.reason}`, {
              name: known.name,
              link: (inner) => (
                <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: known.slug }} target="_blank">
                  {inner}
                </Link>
              ),
            })}
          </span>
        )}
      </span>
      {known ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for
        <span role="group" aria-label={t('import.archive.choice', { name })} className={classes.choices}>
          {(['skip', 'new', 'update'] as const).map((one) => (
            <Chip key={one} selected={choice === one} onClick={() => onChoose(one)}>
              {t(`import.archive.${one}`)}
            </Chip>
          ))}
        </span>
      ) : (
        <Checkbox
          className={classes.check ?? ''}
          aria-label={t('import.archive.take', { name })}
          checked={choice !== 'skip'}
          onChange={(event) => onChoose(event.currentTarget.checked ? 'new' : 'skip')}
        />
      )}
    </li>
  );
}
