import { contract, type RecipeAction } from '@larder/contract';
import { mergeFields } from '@larder/kitchen';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconBolt, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { PageHeading } from '../../components/Page.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { useRestore } from '../bin/index.ts';
import classes from './RecipeActions.module.css';

type Draft = Pick<RecipeAction, 'actionType' | 'title' | 'url'> & { id?: string };
const newDraft: Draft = { actionType: 'link', title: '', url: '' };

/** What can be done with every recipe besides: pages that open with it, and programs that are sent it. */
export function RecipeActionsScreen() {
  const { data, error, refetch } = useFetch(contract.recipeActions.list, { query: { perPage: -1 } });
  const [draft, setDraft] = useState(newDraft);
  const { tellDeleted } = useRestore();
  const remove = useChange(contract.recipeActions.remove, {
    onDone: ({ id, title }) => tellDeleted(t('recipe-actions.removed', { title }), [id]),
  });
  useTitle(t('recipe-actions.title'));
  return (
    <div className={classes.screen}>
      <PageHeading title={t('recipe-actions.title')} />
      <p className={classes.hint}>{t('recipe-actions.lead')}</p>
      <ClosedInDemo>
        <ActionForm key={draft.id ?? 'new'} draft={draft} onDone={() => setDraft({ ...newDraft })} />
      </ClosedInDemo>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={3} height={64} />}
      {data?.items.length === 0 && (
        <EmptyState title={t('recipe-actions.empty-title')} level={2} art={<IconBolt className={classes.art} />}>
          {t('recipe-actions.empty')}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.list}>
          {data.items.map((action) => (
            <li key={action.id}>
              {action.actionType === 'link' ? (
                <IconExternalLink size={20} aria-label={t('recipe-actions.link')} />
              ) : (
                <IconBolt size={20} aria-label={t('recipe-actions.post')} />
              )}
              <div>
                <b dir="auto">{action.title}</b>
                <small dir="ltr">{action.url}</small>
              </div>
              <IconButton
                icon={IconPencil}
                label={t('recipe-actions.edit', { title: action.title })}
                onClick={() => setDraft(action)}
              />
              <IconButton
                icon={IconTrash}
                label={t('recipe-actions.remove', { title: action.title })}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ params: { itemId: action.id } })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const fields = mergeFields.map((field) => `\${${field}}`).join(' ');

function ActionForm({ draft, onDone }: { draft: Draft; onDone: () => void }) {
  const [{ actionType, title, url }, setValues] = useState(draft);
  const [isChecked, setIsChecked] = useState(false);
  const saved = () => {
    toast.success(t('recipe-actions.saved'));
    setIsChecked(false);
    setValues({ ...newDraft });
    onDone();
  };
  const create = useChange(contract.recipeActions.create, { quiet: true, onDone: saved });
  const replace = useChange(contract.recipeActions.replace, { quiet: true, onDone: saved });
  const problem = create.error ?? replace.error;
  const change = (change: Partial<Draft>) => {
    create.reset();
    replace.reset();
    setValues({ actionType, title, url, ...change });
  };
  const missing = (text: string) => isChecked && !text.trim() && t('validation.field-required');
  const save = () => {
    setIsChecked(true);
    if (!title.trim() || !url.trim()) return;
    const body = { actionType, title: title.trim(), url: url.trim() };
    if (draft.id === undefined) create.mutate({ body });
    else replace.mutate({ params: { itemId: draft.id }, body });
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        label={t('recipe-actions.name')}
        value={title}
        maxLength={255}
        error={missing(title)}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('recipe-actions.kind')}
        value={actionType}
        onChange={(event) => change({ actionType: event.currentTarget.value === 'post' ? 'post' : 'link' })}
        data={[
          { value: 'link', label: t('recipe-actions.link') },
          { value: 'post', label: t('recipe-actions.post') },
        ]}
      />
      <TextInput
        className={classes.wide ?? ''}
        label={t('recipe-actions.address')}
        dir="ltr"
        spellCheck={false}
        placeholder="https://"
        description={t('recipe-actions.address-hint', { fields })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={url}
        error={missing(url) || problem?.message}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={create.isPending || replace.isPending}>
          {t(draft.id === undefined ? 'recipe-actions.add' : 'action.save')}
        </Button>
        {draft.id !== undefined && (
          <Button variant="default" onClick={onDone}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
