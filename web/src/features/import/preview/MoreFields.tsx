import type { Nutrition } from '@larder/contract';
import { t } from '../../../lib/messages/index.ts';
import { Nutrition as NutritionTable } from '../../recipes/index.ts';
import { OrganizerNames } from '../bulk/OrganizerNames.tsx';
import { importPreferences } from '../import-preferences.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { Field } from './Field.tsx';
import { NotesField } from './NotesField.tsx';
import classes from './PreviewForm.module.css';
import type { PreviewPart } from './preview-draft.ts';

/** What stands below the method: notes, nutrition, and categories and tags to choose and to add. */
export function MoreFields({ preview, draft, change }: PreviewPart) {
  const [, changeTaste] = importPreferences.use();
  const { nutrition, categories } = preview.recipe;
  return (
    <>
      <Field preview={preview} field="notes" label={t('import.preview.notes')}>
        <NotesField notes={draft.notes} onNotes={(notes) => change({ notes })} />
      </Field>
      <Field preview={preview} field="nutrition" label={t('import.preview.nutrition')}>
        <NutritionRead nutrition={nutrition} />
      </Field>
      <Field preview={preview} field="categories" label={t('import.preview.categories')}>
        <Organizers
          kind="categories"
          found={categories}
          chosen={draft.categories}
          onChosen={(chosen) => change({ categories: chosen })}
        />
      </Field>
      <Field preview={preview} field="tags" label={t('import.preview.tags')}>
        <Organizers
          kind="tags"
          found={preview.tags}
          chosen={draft.tags}
          onChosen={(tags) => {
            const takes = preview.tags.some((tag) => tags.includes(tag));
            if (preview.tags.length > 0) changeTaste({ includeTags: takes });
            change({ tags });
          }}
        />
      </Field>
    </>
  );
}

interface OrganizersProps {
  kind: 'categories' | 'tags';
  /** What was read, to take or to leave. */
  found: string[];
  chosen: string[];
  onChosen: (chosen: string[]) => void;
}

function Organizers({ kind, found, chosen, onChosen }: OrganizersProps) {
  const label = t(kind === 'tags' ? 'import.preview.tags' : 'import.preview.categories');
  const isFound = (name: string) => found.includes(name);
  return (
    <div className={classes.organizers}>
      {found.length > 0 && <ChoiceChips label={label} choices={found} chosen={chosen} onChosen={onChosen} />}
      <OrganizerNames
        kind={kind}
        isNamed={found.length === 0}
        label={
          found.length > 0 ? t(kind === 'tags' ? 'import.preview.more-tags' : 'import.preview.more-categories') : label
        }
        value={chosen.filter((name) => !isFound(name))}
        onChange={(added) => onChosen([...new Set([...chosen.filter(isFound), ...added])])}
      />
    </div>
  );
}

function NutritionRead({ nutrition }: { nutrition: Nutrition }) {
  return Object.values(nutrition).some(Boolean) ? (
    <NutritionTable nutrition={nutrition} />
  ) : (
    <span className={classes.missing}>{t('import.preview.nutrition-later')}</span>
  );
}
