import { Button } from '@mantine/core';
import { IconBasketPlus } from '@tabler/icons-react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { t } from '../../../lib/messages/index.ts';
import type { useLists } from '../../shopping/index.ts';
import classes from './AddToList.module.css';
import type { Listed } from './use-put-on-list.ts';

interface ListChoiceProps extends Pick<ReturnType<typeof useLists>, 'lists' | 'error' | 'retry'> {
  isDisabled?: boolean;
  isPending: boolean;
  /** Nothing stands for a new list, where there is none yet. */
  onChoose: (list: Listed | null) => void;
}

/** On which shopping list. */
export function ListChoice({ lists, error, retry, isDisabled = false, isPending, onChoose }: ListChoiceProps) {
  return (
    <>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!lists && !error && <SkeletonRows count={2} />}
      <ul className={classes.lists}>
        {lists?.map((list) => (
          <li key={list.id}>
            <Button
              fullWidth
              variant="default"
              justify="start"
              leftSection={<IconBasketPlus size={20} stroke={1.5} />}
              disabled={isDisabled || isPending}
              onClick={() => onChoose(list)}
            >
              {list.name}
            </Button>
          </li>
        ))}
      </ul>
      {lists?.length === 0 && (
        <Button fullWidth disabled={isDisabled} loading={isPending} onClick={() => onChoose(null)}>
          {t('plan.to-new-list')}
        </Button>
      )}
    </>
  );
}
