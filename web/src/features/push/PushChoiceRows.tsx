import { contract, type PushChoices } from '@larder/contract';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import { SettingRow } from '../../components/Settings.tsx';
import { useSaved } from '../../components/use-saved.ts';
import { useFetch } from '../../lib/api/index.ts';
import { type MessageKey, t } from '../../lib/messages/index.ts';
import { allLists } from '../shopping/index.ts';
import classes from './PushSection.module.css';
import type { PushState } from './use-push.ts';

type Field = 'timers' | 'additions' | 'lists' | 'dinner' | 'quiet';
type Part = Partial<PushChoices>;

const usualDinner = '17:00';
const usualQuiet = { quietFrom: '22:00', quietUntil: '07:00' };

interface PushChoiceRowsProps {
  device: PushChoices;
  choose: PushState['choose'];
}

/** Of what the device is told, and when; saved as soon as it is chosen. */
export function PushChoiceRows({ device, choose }: PushChoiceRowsProps) {
  const { savedOf, tell } = useSaved<Field, Part>();
  const { timers, additions, silentLists, dinnerAt, quietFrom, quietUntil } = device;
  const save = (field: Field, part: Part, former: Part | null) => choose(part, () => tell(field, former));
  const row = (field: Exclude<Field, 'lists'>, isOn: boolean, former: Part, next: (isOn: boolean) => Part) => (
    <SettingRow
      control={`push-${field}`}
      label={t(labels[field].label)}
      hint={t(labels[field].hint)}
      saved={savedOf(field, (part) => save(field, part, null))}
    >
      <Switch
        id={`push-${field}`}
        aria-describedby={`push-${field}-hint`}
        checked={isOn}
        onChange={(event) => save(field, next(event.currentTarget.checked), former)}
      />
    </SettingRow>
  );
  const time = (field: Field, key: 'dinnerAt' | 'quietFrom' | 'quietUntil', label: MessageKey, value: string) => (
    <TextInput
      key={`${key} ${value}`}
      type="time"
      label={t(label)}
      defaultValue={value}
      onBlur={(event) => {
        const chosen = event.currentTarget.value.slice(0, 5);
        if (chosen !== '' && chosen !== value) save(field, { [key]: chosen }, { [key]: value });
      }}
    />
  );
  return (
    <>
      {row('timers', timers, { timers }, (isOn) => ({ timers: isOn }))}
      <div className={classes.withTimes}>
        {row('additions', additions, { additions }, (isOn) => ({ additions: isOn }))}
        {additions && (
          <ListChoice silent={silentLists} choose={(next) => save('lists', { silentLists: next }, { silentLists })} />
        )}
      </div>
      <div className={classes.withTimes}>
        {row('dinner', dinnerAt !== null, { dinnerAt }, (isOn) => ({ dinnerAt: isOn ? usualDinner : null }))}
        {dinnerAt !== null && (
          <div className={classes.times}>{time('dinner', 'dinnerAt', 'push.dinner-at', dinnerAt)}</div>
        )}
      </div>
      <div className={classes.withTimes}>
        {row('quiet', quietFrom !== null && quietUntil !== null, { quietFrom, quietUntil }, (isOn) =>
          isOn ? usualQuiet : { quietFrom: null, quietUntil: null },
        )}
        {quietFrom !== null && quietUntil !== null && (
          <div className={classes.times}>
            {time('quiet', 'quietFrom', 'push.quiet-from', quietFrom)}
            {time('quiet', 'quietUntil', 'push.quiet-until', quietUntil)}
          </div>
        )}
      </div>
    </>
  );
}

/** Which lists it is told of, where there are several. */
function ListChoice({ silent, choose }: { silent: readonly string[]; choose: (silent: string[]) => void }) {
  const { data } = useFetch(contract.shoppingLists.list, allLists);
  const lists = data?.items ?? [];
  if (lists.length < 2) return null;
  return (
    <Checkbox.Group
      className={classes.lists ?? ''}
      label={t('push.lists')}
      value={lists.flatMap(({ id }) => (silent.includes(id) ? [] : [id]))}
      onChange={(told) => choose(lists.flatMap(({ id }) => (told.includes(id) ? [] : [id])))}
    >
      {lists.map(({ id, name }) => (
        <Checkbox key={id} className={classes.list ?? ''} value={id} label={name ?? ''} />
      ))}
    </Checkbox.Group>
  );
}

const labels: Record<Exclude<Field, 'lists'>, { label: MessageKey; hint: MessageKey }> = {
  timers: { label: 'push.timers', hint: 'push.timers-hint' },
  additions: { label: 'push.additions', hint: 'push.additions-hint' },
  dinner: { label: 'push.dinner', hint: 'push.dinner-hint' },
  quiet: { label: 'push.quiet', hint: 'push.quiet-hint' },
};
