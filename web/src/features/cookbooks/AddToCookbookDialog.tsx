import { IconCheck } from '@tabler/icons-react';
import { Dialog } from '../../components/Dialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { NewByName } from '../../components/NewByName.tsx';
import { Photo } from '../../components/Photo.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { t } from '../../lib/messages/index.ts';
import classes from './AddToCookbookDialog.module.css';
import { useCookbooks, useCreateCookbook } from './cookbooks.api.ts';
import { usePickWithUndo } from './use-pick-with-undo.ts';

interface AddToCookbookDialogProps {
  /** Of the recipes that are put in. */
  slugs: readonly string[];
  onClose: () => void;
  /** They are in. */
  onDone?: () => void;
}

/** Puts recipes into a book by hand, one that there is or a new one. */
export default function AddToCookbookDialog({ slugs, onClose, onDone = onClose }: AddToCookbookDialogProps) {
  const { data, error, refetch } = useCookbooks();
  const create = useCreateCookbook();
  const pick = usePickWithUndo();
  const books = data?.items ?? [];
  const isIn = (picked: readonly { slug: string }[]) => slugs.every((slug) => picked.some((one) => one.slug === slug));

  const addTo = async (book: { id: string }) => {
    if (await pick.add(book.id, slugs)) onDone();
  };
  const addToNew = async (name: string) => {
    const book = await create.mutateAsync({ body: { name, byRules: false } }).catch(() => undefined);
    if (book) await addTo(book);
  };
  const isBusy = pick.isPending || create.isPending;
  return (
    <Dialog opened small title={t('cookbook.add-title', { count: slugs.length })} onClose={onClose}>
      {!data && !error && <SkeletonRows count={3} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul className={classes.books}>
        {books.map((book) => (
          <li key={book.id}>
            <button
              type="button"
              className={classes.book}
              disabled={isBusy || isIn(book.picked)}
              onClick={() => void addTo(book)}
            >
              <Photo name={book.name} className={classes.cover} />
              <span className={classes.name}>{book.name}</span>
              {isIn(book.picked) && (
                <span className={classes.there}>
                  <IconCheck size={18} aria-hidden="true" />
                  {t('cookbook.already-in')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <NewByName
        label={t('cookbook.new')}
        placeholder={t('cookbook.name')}
        create={t('cookbook.create-and-add')}
        onCreate={(name) => void addToNew(name)}
        isPending={isBusy}
        error={create.error?.message}
        autoFocus={books.length === 0}
      />
    </Dialog>
  );
}
