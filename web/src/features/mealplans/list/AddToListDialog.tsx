import type { User } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { addDays, type Day, isDay } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { useLists } from '../../shopping/index.ts';
import classes from './AddToList.module.css';
import { ListChoice } from './ListChoice.tsx';
import { type Listed, usePutOnList } from './use-put-on-list.ts';

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
  const { put, isPending } = usePutOnList();
  const add = async (list: Listed | null) => {
    const listed = await put(list, { startDate: first, endDate: last });
    if (!listed) return;
    const text = t('plan.on-list', { count: listed.count, name: listed.name });
    if (listed.count === 0) toast.info(text);
    else toast.undoable(text, t('action.undo'), () => void listed.takeOff().catch(() => undefined), listed.open);
    onClose();
  };
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
      <ListChoice
        lists={lists}
        error={error}
        retry={retry}
        isDisabled={isWrong}
        isPending={isPending}
        onChoose={(list) => void add(list)}
      />
    </Dialog>
  );
}
