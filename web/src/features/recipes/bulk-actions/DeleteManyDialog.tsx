import { contract } from '@larder/contract';
import { request } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useRestore } from '../../bin/index.ts';
import { BulkDialog, type BulkDialogPart } from './BulkDialog.tsx';
import { useBulk } from './use-bulk.ts';

/** Asks before many recipes go to the bin. */
export default function DeleteManyDialog({ slugs, onClose, onDone }: BulkDialogPart) {
  const bulk = useBulk();
  const { tellDeleted } = useRestore();
  const submit = async () => {
    const ended = await bulk.run(
      slugs,
      (recipes) => request(contract.bulkRecipes.remove, { query: { details: true }, body: { recipes } }),
      (text, outcomes) =>
        tellDeleted(
          text,
          outcomes.flatMap(({ ids }) => ids),
        ),
    );
    if (ended) onDone();
  };
  return (
    <BulkDialog
      title={t('recipe-data.delete-title', { count: slugs.length })}
      submitLabel={t('recipe-data.delete')}
      bulk={bulk}
      danger
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('recipe-data.delete-text')}</p>
    </BulkDialog>
  );
}
