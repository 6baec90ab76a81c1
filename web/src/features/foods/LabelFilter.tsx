import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Chip } from '../../components/Chip.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { useOpenOnArrival } from '../../components/use-arrival.ts';
import { t } from '../../lib/messages/index.ts';
import type { DataSearch } from '../entities/index.ts';
import { LabelChip, useLabels } from '../labels/index.ts';
import classes from './LabelFilter.module.css';

/** In the address, for foods that have no label. */
export const withoutLabel = 'none';

interface LabelFilterProps {
  search: DataSearch;
  onChange: (part: DataSearch) => void;
}

/** Shows only the foods of one label, or those that have none. */
export function LabelFilter(props: LabelFilterProps) {
  const { data } = useLabels();
  const { label } = props.search;
  const name = label === withoutLabel ? t('data.no-label') : data?.items.find(({ id }) => id === label)?.name;
  const title = name ?? t('data.label');
  return (
    <OnDemand
      button={(ask) => (
        <Chip opensMenu selected={label !== undefined} onClick={ask}>
          {title}
        </Chip>
      )}
    >
      <LabelMenu title={title} {...props} />
    </OnDemand>
  );
}

function LabelMenu({ title, search: { label }, onChange }: LabelFilterProps & { title: string }) {
  const { target, menu } = useOpenOnArrival();
  const { data } = useLabels();
  const mark = (id: string | undefined) => (label === id ? <IconCheck size={18} aria-hidden="true" /> : null);
  return (
    // With stops of their own, the entries are reached where the list is longer than its window.
    <Menu {...menu} position="bottom-start" menuItemTabIndex={0}>
      <Menu.Target>
        <Chip opensMenu selected={label !== undefined} ref={target}>
          {title}
        </Chip>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <Menu.Item rightSection={mark(undefined)} onClick={() => onChange({ label: undefined })}>
          {t('data.any-label')}
        </Menu.Item>
        <Menu.Item rightSection={mark(withoutLabel)} onClick={() => onChange({ label: withoutLabel })}>
          {t('data.no-label')}
        </Menu.Item>
        {(data?.items ?? []).map((one) => (
          <Menu.Item key={one.id} rightSection={mark(one.id)} onClick={() => onChange({ label: one.id })}>
            <LabelChip label={one} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
