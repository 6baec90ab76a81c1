import type { OcrLanguage, Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { FieldsPane } from './FieldsPane.tsx';
import classes from './OcrEditor.module.css';
import { PagePane } from './PagePane.tsx';
import { ReadingState } from './ReadingState.tsx';
import { useOcrEditor } from './use-ocr-editor.ts';
import { isGoingOn } from './use-reading.ts';

const AddLinesDialog = lazy(() => import('./AddLinesDialog.tsx'));

interface OcrEditorProps {
  recipe: Recipe;
  language: OcrLanguage;
  /** Whether the language model is to look at the pages as well. */
  askModel: boolean;
  onLanguage: (language: OcrLanguage) => void;
  onSaved: (slug: string) => void;
}

/** The picture at one side, the fields at the other; words go from one to the other. */
export function OcrEditor({ onLanguage, ...props }: OcrEditorProps) {
  const { recipe, language } = props;
  const it = useOcrEditor(props);
  const { adding, blocker } = it;
  return (
    <Page>
      <PageHeading
        title={t('ocr.title')}
        actions={
          <Button onClick={it.submit} loading={it.isSaving} disabled={!it.isDirty}>
            {t('action.save')}
          </Button>
        }
      />
      <ReadingState reading={it.reading} />
      {it.error && (
        <p role="alert" className={classes.notice} data-kind="failed">
          {it.error.message}
        </p>
      )}
      {it.canFill && (
        <div className={classes.notice}>
          <p>{t('ocr.can-fill')}</p>
          <Button variant="default" onClick={it.fill}>
            {t('ocr.fill')}
          </Button>
        </div>
      )}
      <div className={classes.editor}>
        <PagePane
          recipeSlug={recipe.id}
          pages={it.reading.pages}
          isReading={isGoingOn(it.reading)}
          target={it.target}
          onTarget={it.aim}
          onPut={it.put}
          onText={it.choose}
          onShowAsPicture={it.showAsPicture}
        />
        <FieldsPane it={it} language={language} onLanguage={onLanguage} />
      </div>
      {adding && (
        <Suspense>
          <AddLinesDialog
            {...adding}
            onAdd={(text) => it.putLines(adding.field, text)}
            onClose={() => it.setAdding(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={blocker.status === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={t('ocr.leave-title')}
        confirmLabel={t('ocr.leave')}
        onConfirm={() => blocker.proceed?.()}
      >
        {t('ocr.leave-text')}
      </ConfirmDialog>
    </Page>
  );
}
