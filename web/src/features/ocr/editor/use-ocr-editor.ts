import { contract, type OcrLanguage, type Recipe } from '@larder/contract';
import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { pagePicture, useSaveScan } from '../ocr.api.ts';
import type { Target } from './SelectionBar.tsx';
import { isUnnamed, type ListField, listFields } from './scan-draft.ts';
import { useReading } from './use-reading.ts';
import { useScanEditing } from './use-scan-editing.ts';
import { isNameTaken, withFreeName } from './with-free-name.ts';

export type Tab = 'recipe' | ListField;
const isList = (target: Target | Tab): target is ListField => listFields.some((field) => field === target);
const tabOf = (target: Target): Tab => (isList(target) ? target : 'recipe');

interface OcrEditing {
  recipe: Recipe;
  language: OcrLanguage;
  askModel: boolean;
  onSaved: (slug: string) => void;
}

/** What is read, the fields that it goes into, which of them is aimed at, and saving them. */
export function useOcrEditor({ recipe, language, askModel, onSaved }: OcrEditing) {
  const reading = useReading({ recipeSlug: recipe.id }, { language, askModel });
  const it = useScanEditing(recipe, reading.guess);
  const save = useSaveScan();
  const setPicture = useChange(contract.recipes.replaceImage);
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

  return {
    reading,
    ...it,
    target,
    tab,
    adding,
    setTarget,
    setAdding,
    aim,
    show,
    put,
    choose: (text: string) => {
      chosenText.current = text;
    },
    addMany: (field: ListField) => setAdding({ field, text: chosenText.current }),
    submit,
    isSaving: save.isPending,
    error: nameError === null ? save.error : null,
    nameError,
    writeText,
    showAsPicture,
    blocker,
  };
}
