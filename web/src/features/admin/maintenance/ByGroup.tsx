import { type AdminGroup, contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { sizeInWords } from '../../../lib/texts/size-in-words.ts';
import { AdminSection } from '../frame/AdminPage.tsx';
import classes from './Maintenance.module.css';

/** How much of it belongs to whom. */
export function ByGroup() {
  const { data } = useFetch(contract.adminGroups.list, { query: { perPage: -1 } });
  if (!data) return null;
  return (
    <AdminSection title={t('maintenance.by-group')}>
      <ul>
        {data.items.map((group) => (
          <GroupSize key={group.id} group={group} />
        ))}
      </ul>
    </AdminSection>
  );
}

function GroupSize({ group: { id, name, users, recipeCount } }: { group: AdminGroup }) {
  const { data } = useFetch(contract.adminGroups.storage, { params: { itemId: id } });
  return (
    <li className={classes.share}>
      <div>
        <b dir="auto">{name}</b>
        <small>{t('admin.group-facts', { people: users.length, recipes: recipeCount })}</small>
      </div>
      <span>{data && sizeInWords(data.usedStorageBytes)}</span>
    </li>
  );
}
