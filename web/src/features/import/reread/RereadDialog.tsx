import { contract, type FieldDifference, type Recipe, type RereadField } from '@larder/contract';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useOnce } from '../../../lib/screen/use-once.ts';
import { textChanges } from '../../../lib/texts/text-changes.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

import classes from './RereadDialog.module.css';

interface RereadDialogProps {
  recipe: Pick<Recipe, 'slug' | 'name'>;
  onClose: () => void;
}

/** What the stored page of a recipe reads like today, to be taken over field by field. */
export default function RereadDialog({ recipe, onClose }: RereadDialogProps) {
  const params = { slug: recipe.slug };
  const reread = useChange(contract.sourcePages.reread, { quiet: true });
  const takeOver = useChange(contract.sourcePages.takeOver);
  const [left, setLeft] = useState<RereadField[]>([]);
  useOnce(() => reread.mutate({ params }));

  const differences = reread.data?.differences ?? [];
  const taken = differences.flatMap(({ field, isEdited }) => (isEdited || left.includes(field) ? [] : [field]));
  const submit = () =>
    takeOver.mutate(
      { params, body: { fields: taken } },
      {
        onSuccess: () => {
          toast.success(t('import.reread.done', { count: taken.length }));
          onClose();
        },
      },
    );

  return (
    <FormDialog
      opened
      onClose={onClose}
      width={720}
      title={t('import.reread.title')}
      submitLabel={t('import.reread.take', { count: taken.length })}
      onSubmit={submit}
      busy={takeOver.isPending}
      disabled={taken.length === 0}
    >
      {reread.error && <p role="alert">{reread.error.message}</p>}
      {reread.isPending && <SkeletonRows count={4} />}
      {reread.data && (
        <p className={classes.lead}>
          {differences.length === 0
            ? t('import.reread.same', { day: formatDay(reread.data.fetchedAt) })
            : t('import.reread.lead', { day: formatDay(reread.data.fetchedAt), count: differences.length })}
        </p>
      )}
      {reread.data?.isRuleOutdated && <p>{t('import.outdated-rule')}</p>}
      {differences.map((difference) => (
        <Difference
          key={difference.field}
          difference={difference}
          isTaken={taken.includes(difference.field)}
          onTaken={(isTaken) =>
            setLeft((now) => (isTaken ? now.filter((field) => field !== difference.field) : [...now, difference.field]))
          }
        />
      ))}
    </FormDialog>
  );
}

interface DifferenceProps {
  difference: FieldDifference;
  isTaken: boolean;
  onTaken: (isTaken: boolean) => void;
}

function Difference({ difference: { field, before, after, isEdited }, isTaken, onTaken }: DifferenceProps) {
  const name = t(`import.reread.field.${field}`);
  return (
    <section className={classes.field} aria-label={name}>
      <Checkbox
        label={<b>{name}</b>}
        checked={isTaken}
        disabled={isEdited}
        onChange={(event) => onTaken(event.currentTarget.checked)}
      />
      {isEdited && <p className={classes.edited}>{t('import.reread.edited')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <ul className={classes.lines} tabIndex={0} aria-label={name}>
        {textChanges(before, after).map(({ change, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice, and nothing moves
          <li key={index} data-change={change}>
            {change === 'same' && (
              <>
                <span aria-hidden="true"> </span>
                {text}
              </>
            )}
            {change === 'added' && (
              <>
                <span aria-hidden="true">+</span>
                <ins>{text}</ins>
              </>
            )}
            {change === 'removed' && (
              <>
                <span aria-hidden="true">−</span>
                <del>{text}</del>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
