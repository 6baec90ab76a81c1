import { Button } from '@mantine/core';
import { IconHeading, IconPlus, IconTextPlus } from '@tabler/icons-react';
import { type ReactNode, type Ref, Suspense, useCallback, useState } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { lazy } from '../../../../lib/screen/lazy.ts';
import type { RecipeDraft } from '../draft/recipe-draft.ts';
import { RowList, type RowListProps } from '../lists/RowList.tsx';
import { type EditRows, type LineRow, type RowOf, useRowActions } from '../lists/use-row-actions.ts';
import { useRowFocus } from '../lists/use-row-focus.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import classes from './sections.module.css';

const BulkAddDialog = lazy(() => import('../dialogs/BulkAddDialog.tsx'));

/** A list of the draft: where it stands in it, and what a new line of it is. Always the same object. */
interface ListOfDraft<Line extends LineRow> {
  read: (draft: RecipeDraft) => readonly RowOf<Line>[];
  write: (draft: RecipeDraft, rows: RowOf<Line>[]) => RecipeDraft;
  newLine: () => Line;
}

/** What can be done with the rows of one list of the draft, and the element that shows them. */
export function useRowsOfDraft<Line extends LineRow>(edit: EditDraft, { read, write, newLine }: ListOfDraft<Line>) {
  const [list, focus] = useRowFocus<HTMLUListElement>();
  const editRows: EditRows<Line> = useCallback(
    (change, field) =>
      edit((draft) => {
        const rows = change(read(draft));
        return rows === read(draft) ? draft : write(draft, rows);
      }, field),
    [edit, read, write],
  );
  return { list, actions: useRowActions(editRows, newLine, focus) };
}

interface RowsSectionProps<Line extends LineRow> extends Omit<RowListProps<Line>, 'ref' | 'label'> {
  id: string;
  title: string;
  list: Ref<HTMLUListElement>;
  addLabel: string;
  /** Another button beside those that add. */
  action: ReactNode;
  /** The dialog for many lines at once. */
  many: { title: string; hint: string; onAdd: (text: string) => void; children?: ReactNode };
  children: ReactNode;
}

/** A list of ingredients or steps with the buttons that add to it; what belongs to single rows comes as children. */
export function RowsSection<Line extends LineRow>({
  id,
  title,
  list,
  addLabel,
  action,
  many,
  children,
  ...rows
}: RowsSectionProps<Line>) {
  const [isAddingMany, setAddingMany] = useState(false);
  const { actions } = rows;
  return (
    <section id={id} aria-labelledby={`edit-${id}`} className={classes.section}>
      <h2 id={`edit-${id}`}>{title}</h2>
      <RowList ref={list} label={title} {...rows} />
      <div className={classes.adders}>
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={actions.addAtEnd}>
          {addLabel}
        </Button>
        <Button variant="subtle" color="gray" leftSection={<IconHeading size={18} />} onClick={actions.addTitleAtEnd}>
          {t('recipe.edit.add-title')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTextPlus size={18} />}
          onClick={() => setAddingMany(true)}
        >
          {t('recipe.edit.add-many')}
        </Button>
        {action}
      </div>
      <Suspense>
        {children}
        {isAddingMany && <BulkAddDialog {...many} onClose={() => setAddingMany(false)} />}
      </Suspense>
    </section>
  );
}
