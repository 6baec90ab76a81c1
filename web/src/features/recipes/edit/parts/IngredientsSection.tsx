import { Button, Checkbox } from '@mantine/core';
import { IconArrowsSplit2, IconHeading, IconPlus, IconTextPlus } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { memo, Suspense, useCallback, useState } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { locale, t } from '../../../../lib/messages/index.ts';
import { lazy } from '../../../../lib/screen/lazy.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import { lineText } from '../draft/link-ingredients.ts';
import { emptyIngredient, type IngredientRow, type RecipeDraft } from '../draft/recipe-draft.ts';
import { ingredientsOfBlock } from '../draft/split-block.ts';
import { RowList } from '../lists/RowList.tsx';
import type { RenderLine, RenderMenu } from '../lists/SortableRow.tsx';
import { type EditRows, useRowActions } from '../lists/use-row-actions.ts';
import { useRowFocus } from '../lists/use-row-focus.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import { IngredientLine } from './IngredientLine.tsx';
import { IngredientMenu } from './IngredientMenu.tsx';
import classes from './sections.module.css';
import { splitLines } from './split-lines.ts';

const IngredientSheet = lazy(() => import('./IngredientSheet.tsx'));
const BulkAddDialog = lazy(() => import('../dialogs/BulkAddDialog.tsx'));

interface IngredientsSectionProps {
  rows: RecipeDraft['recipeIngredient'];
  edit: EditDraft;
  errors: Record<string, string>;
}

export const IngredientsSection = memo(function IngredientsSection({ rows, edit, errors }: IngredientsSectionProps) {
  const [list, focus] = useRowFocus<HTMLUListElement>();
  const editRows: EditRows<IngredientRow> = useCallback(
    (change, field) =>
      edit((draft) => {
        const recipeIngredient = change(draft.recipeIngredient);
        return recipeIngredient === draft.recipeIngredient ? draft : { ...draft, recipeIngredient };
      }, field),
    [edit],
  );
  const actions = useRowActions(editRows, emptyIngredient, focus);
  const [opened, setOpened] = useState<string>();
  const [bulk, setBulk] = useState(false);
  const [separates, setSeparates] = useState(false);
  const addMany = async (added: RecipeDraft['recipeIngredient']) => {
    const rows = separates ? await splitOrNot(added) : added;
    actions.append(rows, t('recipe.edit.pasted-ingredients', { count: rows.length }));
  };
  const openedLine = rows.find((row) => row.id === opened);

  const renderLine: RenderLine<IngredientRow> = useCallback(
    (line, { number, previous }) => (
      <IngredientLine line={line} number={number} previous={previous} actions={actions} onOpen={setOpened} />
    ),
    [actions],
  );
  const renderMenu: RenderMenu<IngredientRow> = useCallback(
    (line) => <IngredientMenu line={line} actions={actions} onOpen={setOpened} />,
    [actions],
  );

  return (
    <section id="ingredients" aria-labelledby="edit-ingredients" className={classes.section}>
      <h2 id="edit-ingredients">{t('recipe.ingredients')}</h2>
      <RowList
        ref={list}
        label={t('recipe.ingredients')}
        rows={rows}
        actions={actions}
        nameOf={(line) => lineText(line, locale())}
        renderLine={renderLine}
        renderMenu={renderMenu}
        errors={errors}
      />
      <div className={classes.adders}>
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={actions.addAtEnd}>
          {t('recipe.edit.add-ingredient')}
        </Button>
        <Button variant="subtle" color="gray" leftSection={<IconHeading size={18} />} onClick={actions.addTitleAtEnd}>
          {t('recipe.edit.add-title')}
        </Button>
        <Button variant="subtle" color="gray" leftSection={<IconTextPlus size={18} />} onClick={() => setBulk(true)}>
          {t('recipe.edit.add-many')}
        </Button>
        {rows.some(({ kind }) => kind === 'line') && <ParserLink />}
      </div>
      <Suspense>
        {openedLine?.kind === 'line' && (
          <IngredientSheet line={openedLine} actions={actions} onClose={() => setOpened(undefined)} />
        )}
        {bulk && (
          <BulkAddDialog
            title={t('recipe.edit.add-many-ingredients')}
            hint={t('recipe.edit.add-many-ingredients-hint')}
            onClose={() => setBulk(false)}
            onAdd={(text) => void addMany(ingredientsOfBlock(text))}
          >
            <Checkbox
              label={t('recipe.edit.separate-pasted')}
              checked={separates}
              onChange={(event) => setSeparates(event.currentTarget.checked)}
            />
          </BulkAddDialog>
        )}
      </Suspense>
    </section>
  );
});

/** The lines in parts; without a connection they stay as they were pasted. */
async function splitOrNot(rows: RecipeDraft['recipeIngredient']) {
  const end = toast.loading(t('recipe.edit.splitting'));
  try {
    return await splitLines(rows);
  } catch (error) {
    toast.error(error instanceof ApiError ? error.message : t('api.unreachable'));
    return rows;
  } finally {
    end();
  }
}

/** The unsaved edit goes along, and comes back with its lines taken apart. */
function ParserLink() {
  const { groupSlug = '', recipeSlug = '' } = useParams({ strict: false });
  const address = { to: '/g/$groupSlug/r/$recipeSlug/ingredient-parser', params: { groupSlug, recipeSlug } } as const;
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconArrowsSplit2 size={18} />}
      renderRoot={(props) => <Link {...address} preload={false} {...props} />}
    >
      {t('parser.open-all')}
    </Button>
  );
}
