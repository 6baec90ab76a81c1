import type { OcrLanguage, Recipe } from '@larder/contract';
import { Button, NativeSelect, Tabs } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { languageOf, readingLanguages } from '../languages.ts';
import { pagePicture, useSaveScan, useSetPicture } from '../ocr.api.ts';
import { LineList } from './LineList.tsx';
import classes from './OcrEditor.module.css';
import { PagePane } from './PagePane.tsx';
import { ReadingState } from './ReadingState.tsx';
import { RecipeFields } from './RecipeFields.tsx';
import type { Target } from './SelectionBar.tsx';
import { isUnnamed, type ListField, listFields } from './scan-draft.ts';
import { isGoingOn, useReading } from './use-reading.ts';
import { useScanEditing } from './use-scan-editing.ts';
import { isNameTaken, withFreeName } from './with-free-name.ts';

const AddLinesDialog = lazy(() => import('./AddLinesDialog.tsx'));

interface OcrEditorProps {
  recipe: Recipe;
  language: OcrLanguage;
  /** Whether the language model is to look at the pages as well. */
  askModel: boolean;
  onLanguage: (language: OcrLanguage) => void;
  onSaved: (slug: string) => void;
}

type Tab = 'recipe' | ListField;
const isList = (target: Target | Tab): target is ListField => listFields.some((field) => field === target);
const tabOf = (target: Target): Tab => (isList(target) ? target : 'recipe');
const isTab = (text: string | null): text is Tab => text === 'recipe' || listFields.some((field) => field === text);

/** The picture at one side, the fields at the other; words go from one to the other. */
export function OcrEditor({ recipe, language, askModel, onLanguage, onSaved }: OcrEditorProps) {
  const reading = useReading(recipe.id, { language, askModel });
  const it = useScanEditing(recipe, reading.guess);
  const save = useSaveScan();
  const setPicture = useSetPicture();
  const [target, setTarget] = useState<Target>('name');
  const [tab, setTab] = useState<Tab>('recipe');
  const [adding, setAdding] = useState<{ field: ListField; text: string } | null>(null);
  const chosenText = useRef('');
  const isLeaving = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ next, current }) => it.isDirty && !isLeaving.current && next.pathname !== current.pathname,
    enableBeforeUnload: () => it.isDirty && !isLeaving.current,
    withResolver: true,
  });

  const aim = (target: Target) => {
    setTarget(target);
    setTab(tabOf(target));
  };
  const show = (tab: Tab) => {
    setTab(tab);
    setTarget(isList(tab) ? tab : 'name');
  };
  const put = (text: string) => {
    if (isList(target)) setAdding({ field: target, text });
    else it.putText(target, text);
    setTab(tabOf(target));
  };
  const submit = async () => {
    const body = it.changes();
    const sendAs = (name: string) => save.mutateAsync({ params: { slug: recipe.id }, body: { ...body, name } });
    const attempt = isUnnamed(recipe.name) ? withFreeName(body.name, sendAs) : sendAs(body.name);
    const saved = await attempt.catch((error: unknown) => {
      if (isNameTaken(error)) show('recipe');
      return null;
    });
    if (!saved) return;
    isLeaving.current = true;
    toast.success(saved.name === body.name ? t('ocr.saved') : t('ocr.saved-as', { name: saved.name }));
    onSaved(saved.slug);
  };
  const nameError = isNameTaken(save.error) ? save.error.message : null;
  const writeText: typeof it.writeText = (field, text) => {
    if (field === 'name') save.reset();
    it.writeText(field, text);
  };
  const showAsPicture = async (name: string) => {
    const reply = await fetch(pagePicture(recipe.id, name));
    await setPicture.mutateAsync({ params: { slug: recipe.id }, form: {}, files: { image: await reply.blob() } });
    toast.success(t('ocr.picture-set'));
  };

  return (
    <Page>
      <PageHeading
        title={t('ocr.title')}
        actions={
          <Button onClick={submit} loading={save.isPending} disabled={!it.isDirty}>
            {t('action.save')}
          </Button>
        }
      />
      <ReadingState reading={reading} />
      {save.error && nameError === null && (
        <p role="alert" className={classes.notice} data-kind="failed">
          {save.error.message}
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
          pages={reading.pages}
          isReading={isGoingOn(reading)}
          target={target}
          onTarget={aim}
          onPut={put}
          onText={(text) => {
            chosenText.current = text;
          }}
          onShowAsPicture={showAsPicture}
        />
        <section aria-label={t('ocr.fields')}>
          <Tabs value={tab} onChange={(tab) => isTab(tab) && show(tab)} keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="recipe">{t('ocr.tab-recipe')}</Tabs.Tab>
              <Tabs.Tab value="ingredients">
                {t('ocr.tab-ingredients', { count: it.draft.ingredients.length })}
              </Tabs.Tab>
              <Tabs.Tab value="instructions">{t('ocr.tab-steps', { count: it.draft.instructions.length })}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="recipe">
              <RecipeFields draft={it.draft} nameError={nameError} onText={writeText} onFocus={setTarget} />
            </Tabs.Panel>
            {listFields.map((field) => (
              <Tabs.Panel key={field} value={field}>
                <LineList
                  field={field}
                  lines={it.draft[field]}
                  onLines={(change) => it.changeLines(field, change)}
                  onFocus={() => setTarget(field)}
                  onAddMany={() => setAdding({ field, text: chosenText.current })}
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
      </div>
      {adding && (
        <Suspense>
          <AddLinesDialog
            {...adding}
            onAdd={(text) => it.putLines(adding.field, text)}
            onClose={() => setAdding(null)}
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
