import type { User } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { IconBasketPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { addDays, type Day, isDay } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { useLists } from '../../shopping/index.ts';
import classes from './AddToList.module.css';
import { useAddToList } from './use-add-to-list.ts';

interface AddToListDialogProps {
  from: Day;
  to: Day;
  onClose: () => void;
}

/** Puts what the meals of some days need on a shopping list. */
export default function AddToListDialog(props: AddToListDialogProps) {
  const me = useMe();
  return me && <Lists me={me} {...props} />;
}

function Lists({ me, from, to, onClose }: AddToListDialogProps & { me: User }) {
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const { lists, error, retry } = useLists(me);
  const { addTo, addToNew, isPending } = useAddToList(onClose);
  const isWrong = !isDay(first) || !isDay(last) || last < first || last > addDays(first, 60);
  return (
    <Dialog opened small title={t('plan.add-to-list')} onClose={onClose}>
      <div className={classes.days}>
        <TextInput
          type="date"
          label={t('plan.from')}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('plan.to')}
          min={first}
          value={last}
          onChange={(event) => setLast(event.currentTarget.value)}
        />
      </div>
      <p className={classes.hint}>{t('plan.list-hint')}</p>
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
              disabled={isWrong || isPending}
              onClick={() => void addTo(list, first, last)}
            >
              {list.name}
            </Button>
          </li>
        ))}
      </ul>
      {lists?.length === 0 && (
        <Button fullWidth disabled={isWrong} loading={isPending} onClick={() => void addToNew(first, last)}>
          {t('plan.to-new-list')}
        </Button>
      )}
    </Dialog>
  );
}
