import { contract, type PlanEntry } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconBasketCheck, IconBasketPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import compact from '../../../components/Compact.module.css';
import { useFetch } from '../../../lib/api/index.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';

interface ListButtonProps {
  from: Day;
  to: Day;
  entries: readonly PlanEntry[];
  onAdd: () => void;
}

/** Puts what the days need on a list; once all of it is there, it leads to the list. */
export function ListButton({ from, to, entries, onAdd }: ListButtonProps) {
  const cooked = entries.filter(({ recipeId, leftoverOf, date }) => recipeId && leftoverOf === null && date >= from);
  const { data: onLists } = useFetch(contract.mealplanShopping.list, { query: { startDate: from, endDate: to } });
  const listed = new Map(onLists?.map(({ entryId, listId }) => [entryId, listId]));
  const listId = listed.get(cooked[0]?.id ?? 0);
  if (cooked.length === 0) return null;
  if (listId && cooked.every(({ id }) => listed.has(id))) {
    return (
      <Button
        className={compact.button ?? ''}
        variant="default"
        leftSection={<IconBasketCheck size={20} stroke={1.5} />}
        renderRoot={(props) => <Link to="/shopping-lists/$listId" params={{ listId }} {...props} />}
      >
        {t('plan.open-list')}
      </Button>
    );
  }
  return (
    <Button
      className={compact.button ?? ''}
      variant="default"
      leftSection={<IconBasketPlus size={20} stroke={1.5} />}
      onClick={onAdd}
    >
      {t('plan.add-to-list-short')}
    </Button>
  );
}
