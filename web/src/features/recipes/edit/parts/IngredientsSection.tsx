import { Button, Checkbox } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { memo, useCallback, useState } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { locale, t } from '../../../../lib/messages/index.ts';
import { lazy } from '../../../../lib/screen/lazy.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import { lineText } from '../draft/link-ingredients.ts';
import { emptyIngredient, type IngredientRow, type RecipeDraft } from '../draft/recipe-draft.ts';
import { ingredientsOfBlock } from '../draft/split-block.ts';
import type { RenderLine, RenderMenu } from '../lists/SortableRow.tsx';
import type { RowOf } from '../lists/use-row-actions.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import { IngredientLine } from './IngredientLine.tsx';
import { IngredientMenu } from './IngredientMenu.tsx';
import { RowsSection, useRowsOfDraft } from './RowsSection.tsx';
import { splitLines } from './split-lines.ts';

const IngredientSheet = lazy(() => import('./IngredientSheet.tsx'));
const LinkRecipeDialog = lazy(() => import('../linked/LinkRecipeDialog.tsx'));

interface IngredientsSectionProps {
  rows: RecipeDraft['recipeIngredient'];
  edit: EditDraft;
  errors: Record<string, string>;
}

const ingredients = {
  read: (draft: RecipeDraft) => draft.recipeIngredient,
  write: (draft: RecipeDraft, recipeIngredient: RowOf<IngredientRow>[]) => ({ ...draft, recipeIngredient }),
  newLine: emptyIngredient,
};

export const IngredientsSection = memo(function IngredientsSection({ rows, edit, errors }: IngredientsSectionProps) {
  const { list, actions } = useRowsOfDraft(edit, ingredients);
  const [opened, setOpened] = useState<string>();
  const [linking, setLinking] = useState<string>();
  const [separates, setSeparates] = useState(true);
  const addMany = async (added: RecipeDraft['recipeIngredient']) => {
    const rows = separates ? await splitOrNot(added) : added;
    actions.append(rows, t('recipe.edit.pasted-ingredients', { count: rows.length }));
  };
  const splitAll = async () => {
    const recipeIngredient = await splitOrNot(rows);
    edit((draft) => ({ ...draft, recipeIngredient }));
  };
  const openedLine = rows.find((row) => row.id === opened);
  const linkedLine = rows.find((row) => row.id === linking);

  const renderLine: RenderLine<IngredientRow> = useCallback(
    (line, { number, previous }) => (
      <IngredientLine
        line={line}
        number={number}
        previous={previous}
        actions={actions}
        onOpen={setOpened}
        onLink={setLinking}
      />
    ),
    [actions],
  );
  const renderMenu: RenderMenu<IngredientRow> = useCallback(
    (line) => <IngredientMenu line={line} actions={actions} onOpen={setOpened} onLink={setLinking} />,
    [actions],
  );

  return (
    <RowsSection
      id="ingredients"
      title={t('recipe.ingredients')}
      list={list}
      rows={rows}
      actions={actions}
      nameOf={(line) => lineText(line, locale())}
      renderLine={renderLine}
      renderMenu={renderMenu}
      errors={errors}
      addLabel={t('recipe.edit.add-ingredient')}
      action={rows.some((row) => row.kind === 'line' && lineText(row, locale())) && <ParserLink onSplit={splitAll} />}
      many={{
        title: t('recipe.edit.add-many-ingredients'),
        hint: t('recipe.edit.add-many-ingredients-hint'),
        onAdd: (text) => void addMany(ingredientsOfBlock(text)),
        children: (
          <Checkbox
            label={t('understand.title')}
            description={t('understand.explained')}
            checked={separates}
            onChange={(event) => setSeparates(event.currentTarget.checked)}
          />
        ),
      }}
    >
      {openedLine?.kind === 'line' && (
        <IngredientSheet line={openedLine} actions={actions} onLink={setLinking} onClose={() => setOpened(undefined)} />
      )}
      {linkedLine?.kind === 'line' && (
        <LinkRecipeDialog line={linkedLine} actions={actions} onClose={() => setLinking(undefined)} />
      )}
    </RowsSection>
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

/** The unsaved edit goes along, and comes back with its lines taken apart. Those of a new recipe are taken apart where they stand. */
function ParserLink({ onSplit }: { onSplit: () => Promise<void> }) {
  const { groupSlug = '', recipeSlug = '' } = useParams({ strict: false });
  const icon = <IconArrowsSplit2 size={18} />;
  if (!recipeSlug) {
    return (
      <Button variant="subtle" color="gray" leftSection={icon} onClick={() => void onSplit()}>
        {t('understand.title')}
      </Button>
    );
  }
  const address = { to: '/g/$groupSlug/r/$recipeSlug/ingredient-parser', params: { groupSlug, recipeSlug } } as const;
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={icon}
      renderRoot={(props) => <Link {...address} preload={false} {...props} />}
    >
      {t('understand.title')}
    </Button>
  );
}
