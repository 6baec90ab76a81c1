import { Popover } from '@mantine/core';
import { useOpenOnArrival } from '../../../components/use-arrival.ts';
import { t } from '../../../lib/messages/index.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { kindTitles } from './filter-words.ts';
import { KindChip, type KindChoice } from './KindChip.tsx';

/** Opens at once: it is loaded by the click that asks for it. */
export default function FilterChoices(choice: KindChoice) {
  const { target, menu } = useOpenOnArrival();
  return (
    <Popover
      {...menu}
      width={300}
      position="bottom-start"
      trapFocus
      returnFocus
      // The tap that closes the list opens no recipe behind it.
      withOverlay
      overlayProps={{ backgroundOpacity: 0, zIndex: 299 }}
    >
      <Popover.Target>
        <KindChip ref={target} kind={choice.kind} onClick={() => menu.onChange(!menu.opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t(kindTitles[choice.kind])}>
        <ChoiceList {...choice} takesFocus />
      </Popover.Dropdown>
    </Popover>
  );
}
