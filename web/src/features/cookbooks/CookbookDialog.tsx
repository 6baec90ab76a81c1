import type { Cookbook } from '@larder/contract';
import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { ApiError } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { BookPreview } from './BookPreview.tsx';
import classes from './CookbookDialog.module.css';
import { type CookbookDraft, draftOf, filterOf, hasRules, newDraft, sentOf } from './cookbook-draft.ts';
import { useCreateCookbook, usePreview, useSaveCookbook } from './cookbooks.api.ts';
import fieldClasses from './edit/fields.module.css';
import { PickedField } from './edit/PickedField.tsx';
import { RuleFields } from './edit/RuleFields.tsx';
import { SeasonField } from './edit/SeasonField.tsx';
import { FilterProblem } from './FilterProblem.tsx';

interface CookbookDialogProps {
  /** None: a new one is made. */
  book?: Cookbook;
  /** How many books there are, for the name of a new one. */
  count: number;
  onClose: () => void;
  onSaved?: (book: Cookbook) => void;
}

/** Makes or changes a book, and shows meanwhile what falls into it. */
export default function CookbookDialog({ book, count, onClose, onSaved }: CookbookDialogProps) {
  const userId = useMe()?.id ?? '';
  const [draft, setDraft] = useState<CookbookDraft>(() =>
    book ? draftOf(book, userId) : newDraft(t('cookbook.numbered', { count: count + 1 })),
  );
  const [isWritten] = useState(draft.rules.rest !== '');
  const change = (part: Partial<CookbookDraft>) => setDraft((now) => ({ ...now, ...part }));
  const preview = usePreview(filterOf(draft, userId));
  const create = useCreateCookbook();
  const save = useSaveCookbook();
  const { error } = book ? save : create;
  const query = useRef<HTMLTextAreaElement>(null);
  const filterError = preview.error?.code === 'list.bad-filter' ? preview.error : undefined;

  const submit = async () => {
    const body = sentOf(draft, userId);
    const saved = await (book
      ? save.mutateAsync({ params: { itemId: book.id }, body })
      : create.mutateAsync({ body })
    ).catch((refusal: unknown) => {
      // What is wrong with the filter is told where it stands, which may be out of sight.
      if (refusal instanceof ApiError && refusal.code === 'list.bad-filter') query.current?.focus();
    });
    if (!saved) return;
    toast.success(t('cookbook.saved', { name: saved.name }));
    onSaved?.(saved);
    onClose();
  };

  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(book ? 'cookbook.edit' : 'cookbook.new')}
      width={760}
      submitLabel={t(book ? 'cookbook.save' : 'cookbook.create')}
      onSubmit={() => void submit()}
      busy={create.isPending || save.isPending}
      disabled={draft.name.trim() === ''}
    >
      <TextInput
        label={t('cookbook.name')}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        onFocus={(event) => {
          if (!book) event.currentTarget.select();
        }}
        maxLength={255}
        error={error?.fields.name}
        data-autofocus
      />
      <Textarea
        label={t('cookbook.description')}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
        autosize
        minRows={2}
        maxRows={6}
      />
      <BookPreview preview={preview.error ? undefined : preview.data} isLooking={preview.isFetching} />
      <section className={fieldClasses.section} aria-label={t('cookbook.rules')}>
        <h3>{t('cookbook.rules')}</h3>
        {draft.everything && !hasRules(draft, userId) ? (
          <div className={fieldClasses.everything}>
            <span>{t('cookbook.everything')}</span>
            <Button variant="default" onClick={() => change({ everything: false })}>
              {t('cookbook.only-chosen')}
            </Button>
          </div>
        ) : (
          <p>{t('cookbook.rules-hint')}</p>
        )}
        <div>
          <RuleFields draft={draft} onChange={change} />
        </div>
        <details className={fieldClasses.advanced} open={isWritten}>
          <summary>{t('cookbook.advanced')}</summary>
          <Textarea
            ref={query}
            label={t('cookbook.query')}
            description={`${t('cookbook.query-hint')} ${t('filter.now-hint')}`}
            placeholder="rating >= 4"
            classNames={{ input: classes.query ?? '' }}
            value={draft.rules.rest}
            onChange={(event) => change({ rules: { ...draft.rules, rest: event.currentTarget.value } })}
            error={
              filterError && <FilterProblem filter={filterOf(draft, userId).queryFilterString} error={filterError} />
            }
            autosize
            minRows={1}
            maxRows={6}
            spellCheck={false}
            autoCapitalize="none"
          />
        </details>
      </section>
      <section className={fieldClasses.section} aria-label={t('cookbook.always-in')}>
        <h3>{t('cookbook.always-in')}</h3>
        <p>{t('cookbook.always-in-hint')}</p>
        <PickedField picked={draft.picked} onChange={(picked) => change({ picked })} />
      </section>
      <section className={fieldClasses.section} aria-label={t('cookbook.when')}>
        <h3>{t('cookbook.when')}</h3>
        <p>{t('cookbook.season-hint')}</p>
        <SeasonField months={draft.months} onChange={(months) => change({ months })} />
      </section>
      {preview.error && !filterError && !preview.isFetching && <p className={classes.error}>{preview.error.message}</p>}
      <Switch
        label={t('cookbook.public')}
        description={t('cookbook.public-hint')}
        checked={draft.public}
        onChange={(event) => change({ public: event.currentTarget.checked })}
      />
      {error && error.code !== 'list.bad-filter' && (
        <p role="alert" className={classes.error}>
          {error.message}
        </p>
      )}
    </FormDialog>
  );
}
