import type { Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageHeading } from '../../../components/Page.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { TaskPage } from '../../../components/TaskPage.tsx';
import { locale, t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import {
  isTouched,
  ParsedLines,
  ParserChoice,
  parsingPreferences,
  useParsers,
  useParsing,
} from '../../ingredients/index.ts';
import type { DraftOwner } from '../edit/draft/stored-draft.ts';
import { useEditKeys } from '../edit/use-edit-keys.ts';
import { linesToRead, withParts } from './lines-to-read.ts';
import { forgetParsingDraft, readParsingDraft, storeParsingDraft } from './parser-draft.ts';
import classes from './RecipeParser.module.css';
import { keepInEdit, useIngredientSource } from './use-ingredient-source.ts';
import { useSaveIngredients } from './use-save-ingredients.ts';

interface RecipeParserProps {
  recipe: Recipe;
  owner: DraftOwner;
}

/** Goes through the lines of a recipe; what is put right is stored in this browser until it is saved. */
export function RecipeParser({ recipe, owner }: RecipeParserProps) {
  const { groupSlug = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const me = useMe();
  const { draft, unsaved } = useIngredientSource(recipe, owner);
  const texts = useMemo(() => linesToRead(draft.recipeIngredient, locale()), [draft]);
  const [{ parser: preferred }, prefer] = parsingPreferences.use();
  const parsers = useParsers();
  const parser = preferred === 'openai' && parsers.includes(preferred) ? preferred : 'nlp';
  const [begin] = useState(() => readParsingDraft(owner));
  const parsing = useParsing(texts, { parser, ...(begin && { begin }) });
  const { lines } = parsing;
  const { save, isSaving } = useSaveIngredients(recipe);

  const parsingDraft = parsing.draft;
  useEffect(() => storeParsingDraft(owner, parsingDraft), [owner, parsingDraft]);

  const address = { to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: recipe.slug } } as const;
  const leave = () => void navigate({ ...address, search: unsaved ? { edit: true, resume: true } : {} });
  const finish = async () => {
    if (lines.length === 0 || isSaving) return;
    const rows = withParts(draft.recipeIngredient, lines);
    if (unsaved) {
      keepInEdit(owner, unsaved, rows);
      forgetParsingDraft(owner);
      toast.info(t('parser.used'));
      leave();
      await save.corrections(lines);
      return;
    }
    if (!(await save.recipe(draft, rows, lines))) return;
    forgetParsingDraft(owner);
    leave();
  };
  useEditKeys({ onSave: () => void finish(), onLeave: leave, onUndo: () => undefined, onRedo: () => undefined });

  const isStored = begin !== undefined && lines.some(isTouched);
  return (
    <TaskPage
      bar={
        <>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...address} search={unsaved ? { edit: true, resume: true } : {}} {...props} />
            )}
          >
            {t('action.back')}
          </Button>
          <Button
            onClick={() => void finish()}
            loading={isSaving}
            disabled={lines.length === 0}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {t(unsaved ? 'parser.use' : 'parser.save')}
          </Button>
        </>
      }
    >
      <div className={classes.middle}>
        <PageHeading title={t('parser.heading', { name: recipe.name })} />
        <p className={classes.intro}>{t('understand.explained')}</p>
        {unsaved && <p className={classes.notice}>{t('parser.unsaved-edit')}</p>}
        {isStored && (
          <p className={classes.notice} role="status">
            {t('parser.restored')}{' '}
            <Button variant="subtle" size="compact-sm" onClick={parsing.startOver}>
              {t('parser.start-over')}
            </Button>
          </p>
        )}
        <div className={classes.choices}>
          <ParserChoice value={parser} onChoose={(parser) => prefer({ parser })} />
          {me?.canOrganize && (
            <Link to="/group/data/corrections" className={classes.link}>
              {t('corrections.open')}
            </Link>
          )}
        </div>
        {parsing.error ? (
          <ErrorState error={parsing.error} onRetry={parsing.retry} />
        ) : parsing.isPending ? (
          <SkeletonRows count={Math.min(texts.length, 8)} height={132} />
        ) : lines.length === 0 ? (
          <EmptyState title={t('parser.empty-title')}>{t('parser.empty')}</EmptyState>
        ) : (
          <ParsedLines parsing={parsing} />
        )}
      </div>
    </TaskPage>
  );
}
