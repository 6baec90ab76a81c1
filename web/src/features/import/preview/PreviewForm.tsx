import type { ImportPreview, PreviewField } from '@larder/contract';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconFileText, IconLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t, tRich } from '../../../lib/messages/index.ts';
import { GrowingField } from '../../recipes/index.ts';
import { preparePicture } from '../import.api.ts';
import { importPreferences } from '../import-preferences.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { Confidence } from './Confidence.tsx';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { LinesField } from './LinesField.tsx';
import { NutritionRead } from './NutritionRead.tsx';
import { PictureTiles } from './PictureTiles.tsx';
import classes from './PreviewForm.module.css';
import { draftOf, type PreviewDraft } from './preview-draft.ts';
import { UnderstoodLines } from './UnderstoodLines.tsx';
import { useSaving } from './use-saving.ts';
import { useUnderstanding } from './use-understanding.ts';

interface PreviewFormProps {
  preview: ImportPreview;
  groupSlug: string;
  onSaved: (slug: string) => void;
  onDiscard: () => void;
}

/** The fields that the line about the source counts. */
const mainFields: PreviewField[] = ['image', 'name', 'times', 'yield', 'ingredients', 'instructions', 'nutrition'];

/** What was read, to be looked at and put right before it is saved. */
export function PreviewForm({ preview, groupSlug, onSaved, onDiscard }: PreviewFormProps) {
  const [{ includeTags, understandAmounts }, changeTaste] = importPreferences.use();
  const [draft, setDraft] = useState<PreviewDraft>(() => draftOf(preview, { takeTags: includeTags }));
  const [into, setInto] = useState<string | null>(null);
  const { save, isSaving, error } = useSaving(preview, onSaved);
  const understanding = useUnderstanding(draft.ingredients, preview.language, understandAmounts);
  const change = (part: Partial<PreviewDraft>) => setDraft((now) => ({ ...now, ...part }));
  const choosePicture = (image: string | null) => {
    change({ image });
    if (image && preview.draftId) preparePicture(preview.draftId, image);
  };
  const doubtful = draft.ingredients.filter(({ isDoubtful }) => isDoubtful).length;
  const found = mainFields.filter((field) => preview.found.some((one) => one.field === field)).length;

  const row = (field: PreviewField, label: string, value: ReactNode, doubts = 0) => (
    <section className={classes.field} aria-label={label}>
      <div className={classes.label}>
        <h2>{label}</h2>
        <Confidence preview={preview} field={field} doubtful={doubts} />
      </div>
      <div className={classes.value}>{value}</div>
    </section>
  );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft, {
          into,
          ingredients: understanding.ingredientsOf(draft.ingredients),
          putRight: understanding.putRight(draft.ingredients),
        });
      }}
      noValidate
      data-checking
    >
      <SourceLine preview={preview} found={found} of={mainFields.length} />
      <DuplicateNotice duplicates={preview.duplicates} groupSlug={groupSlug} into={into} onInto={setInto} />
      {row(
        'image',
        t('import.preview.image'),
        preview.pictures.length === 0 ? (
          <span className={classes.missing}>{t('import.preview.image-later')}</span>
        ) : (
          <PictureTiles pictures={preview.pictures} chosen={draft.image} onChoose={choosePicture} />
        ),
      )}
      {row(
        'name',
        t('import.preview.name'),
        <GrowingField
          className={[classes.text, classes.name].join(' ')}
          value={draft.name}
          aria-label={t('import.preview.name')}
          onText={(name) => change({ name: name.replaceAll('\n', ' ') })}
        />,
      )}
      {row(
        'description',
        t('import.preview.description'),
        <GrowingField
          className={classes.text ?? ''}
          value={draft.description}
          aria-label={t('import.preview.description')}
          placeholder={t('import.preview.nothing-yet')}
          onText={(description) => change({ description })}
        />,
      )}
      {row(
        'times',
        t('import.preview.times'),
        <div className={classes.times}>
          {(['prepTime', 'performTime', 'totalTime'] as const).map((time) => (
            <TextInput
              key={time}
              label={t(`import.preview.${time}`)}
              value={draft[time]}
              onChange={(event) => change({ [time]: event.currentTarget.value })}
            />
          ))}
        </div>,
      )}
      {row(
        'yield',
        t('import.preview.yield'),
        <GrowingField
          className={classes.text ?? ''}
          value={draft.recipeYield}
          aria-label={t('import.preview.yield')}
          placeholder={t('import.preview.yield-example')}
          onText={(recipeYield) => change({ recipeYield: recipeYield.replaceAll('\n', ' ') })}
        />,
      )}
      {row(
        'ingredients',
        t('import.preview.ingredients'),
        <>
          <LinesField
            lines={draft.ingredients}
            onLines={(ingredients) => change({ ingredients })}
            nameOf={(place) => t('import.preview.ingredient', { place })}
            addLabel={t('import.preview.add-ingredient')}
          />
          <Switch
            className={classes.understand ?? ''}
            label={t('import.preview.understand')}
            description={t('import.preview.understand-hint')}
            checked={understandAmounts}
            onChange={(event) => changeTaste({ understandAmounts: event.currentTarget.checked })}
          />
          {understandAmounts && <UnderstoodLines parsing={understanding.parsing} />}
        </>,
        doubtful,
      )}
      {row(
        'instructions',
        t('import.preview.instructions'),
        <LinesField
          numbered
          lines={draft.instructions}
          onLines={(instructions) => change({ instructions })}
          nameOf={(place) => t('import.preview.step', { place })}
          addLabel={t('import.preview.add-step')}
        />,
      )}
      {preview.recipe.notes.length > 0 &&
        row(
          'notes',
          t('import.preview.notes'),
          <div className={classes.plain}>
            {preview.recipe.notes.map(({ title, text }) => (
              <span key={title + text}>
                {title && <b>{title} </b>}
                {text}
              </span>
            ))}
          </div>,
        )}
      {row('nutrition', t('import.preview.nutrition'), <NutritionRead nutrition={preview.recipe.nutrition} />)}
      {preview.recipe.categories.length > 0 &&
        row(
          'categories',
          t('import.preview.categories'),
          <ChoiceChips
            label={t('import.preview.categories')}
            choices={preview.recipe.categories}
            chosen={draft.categories}
            onChosen={(categories) => change({ categories })}
          />,
        )}
      {preview.tags.length > 0 &&
        row(
          'tags',
          t('import.preview.tags'),
          <ChoiceChips
            label={t('import.preview.tags')}
            choices={preview.tags}
            chosen={draft.tags}
            onChosen={(tags) => {
              changeTaste({ includeTags: tags.length > 0 });
              change({ tags });
            }}
          />,
        )}
      {error && (
        <p role="alert" className={classes.failure}>
          {error.message}
        </p>
      )}
      <div className={classes.bar}>
        <Button type="submit" size="md" loading={isSaving} disabled={draft.name.trim() === ''}>
          {into ? t('import.preview.update') : t('import.preview.save')}
        </Button>
        <Button variant="default" size="md" onClick={onDiscard}>
          {t('import.preview.discard')}
        </Button>
      </div>
    </form>
  );
}

function SourceLine({ preview: { kind, url }, found, of }: { preview: ImportPreview; found: number; of: number }) {
  const Icon = kind === 'page' ? IconLink : IconFileText;
  const site = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  return (
    <p className={classes.source}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <span>
        {site
          ? tRich('import.preview.from-site', {
              site,
              found,
              of,
              link: (inner) => (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {inner}
                </a>
              ),
            })
          : t('import.preview.from-text', { found, of })}
      </span>
    </p>
  );
}
