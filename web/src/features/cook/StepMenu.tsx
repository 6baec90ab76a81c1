import type { Instruction } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t, tRich } from '../../lib/messages/index.ts';
import classes from './StepMenu.module.css';

interface StepMenuProps {
  steps: Instruction[];
  index: number;
  onGo: (index: number) => void;
  opened: boolean;
  onToggle: (opened: boolean) => void;
}

/** Which step it is; a tap lists them all, to jump to any. */
export function StepMenu({ steps, index, onGo, opened, onToggle }: StepMenuProps) {
  return (
    <Menu
      position="bottom-start"
      returnFocus={false}
      opened={opened}
      onChange={onToggle}
      closeOnEscape={false}
      classNames={{ itemLabel: classes.label }}
    >
      <Menu.Target>
        <button type="button" className={classes.number}>
          <span>
            {tRich('cook.step', {
              number: <b key="number">{formatNumber(index + 1)}</b>,
              steps: formatNumber(steps.length),
            })}
          </span>
          <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown tabIndex={0} className={classes.steps} aria-label={t('cook.jump')}>
        {steps.map(({ id, summary, text }, at) => (
          <Menu.Item
            key={id}
            aria-current={at === index ? 'step' : undefined}
            leftSection={<span className={classes.place}>{formatNumber(at + 1)}</span>}
            onClick={() => onGo(at)}
          >
            <span className={classes.words} dir="auto">
              {summary || text}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
