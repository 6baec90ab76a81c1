import type { OcrLanguage } from '@larder/contract';
import { NativeSelect, Tabs } from '@mantine/core';
import { t } from '../../../lib/messages/index.ts';
import { languageOf, readingLanguages } from '../languages.ts';
import { LineList } from './LineList.tsx';
import classes from './OcrEditor.module.css';
import { RecipeFields } from './RecipeFields.tsx';
import { listFields } from './scan-draft.ts';
import type { Tab, useOcrEditor } from './use-ocr-editor.ts';

const isTab = (text: string | null): text is Tab => text === 'recipe' || listFields.some((field) => field === text);

interface FieldsPaneProps {
  it: ReturnType<typeof useOcrEditor>;
  language: OcrLanguage;
  onLanguage: (language: OcrLanguage) => void;
}

/** The fields of the recipe in three tabs, and the language in which the pages are read. */
export function FieldsPane({ it, language, onLanguage }: FieldsPaneProps) {
  return (
    <section aria-label={t('ocr.fields')}>
      <Tabs value={it.tab} onChange={(tab) => isTab(tab) && it.show(tab)} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="recipe">{t('ocr.tab-recipe')}</Tabs.Tab>
          <Tabs.Tab value="ingredients">{t('ocr.tab-ingredients', { count: it.draft.ingredients.length })}</Tabs.Tab>
          <Tabs.Tab value="instructions">{t('ocr.tab-steps', { count: it.draft.instructions.length })}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="recipe">
          <RecipeFields
            draft={it.draft}
            nameError={it.nameError}
            onText={it.writeText}
            onNote={it.writeNote}
            onFocus={it.setTarget}
          />
        </Tabs.Panel>
        {listFields.map((field) => (
          <Tabs.Panel key={field} value={field}>
            <LineList
              field={field}
              lines={it.draft[field]}
              onLines={(change) => it.changeLines(field, change)}
              onFocus={() => it.setTarget(field)}
              onAddMany={() => it.addMany(field)}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <NativeSelect
        className={classes.language}
        label={t('ocr.language')}
        description={t('ocr.language-again')}
        data={readingLanguages()}
        value={language}
        onChange={(event) => onLanguage(languageOf(event.currentTarget.value))}
      />
    </section>
  );
}
