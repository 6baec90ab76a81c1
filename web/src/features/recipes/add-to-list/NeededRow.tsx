import { IconCheck, IconHome, IconHomeCheck } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './AddToList.module.css';
import type { NeededLine } from './needed-lines.ts';

interface NeededRowProps {
  line: NeededLine;
  /** Where it does not stand below its recipe. */
  recipeName: string | null;
  onTick: () => void;
  /** Says that it is at home, or not any more. */
  onAtHome?: (() => void) | undefined;
}

/** The whole row ticks; its end says that it is at home. */
export function NeededRow({ line, recipeName, onTick, onAtHome }: NeededRowProps) {
  const { name, amount, note, isAtHome, isTicked } = line;
  const besides = [note, recipeName].filter(Boolean).join(' · ');
  return (
    <li className={classes.needed}>
      <label>
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        <span className={classes.box}>
          <IconCheck size={16} />
        </span>
        <span className={classes.what}>
          <span className={classes.name} dir="auto">
            {name}
          </span>
          {besides && <small dir="auto">{besides}</small>}
        </span>
        <span className={classes.amount}>{amount}</span>
      </label>
      {onAtHome && (
        <IconButton
          icon={isAtHome ? IconHomeCheck : IconHome}
          label={t('add-to-list.at-home', { name })}
          aria-pressed={isAtHome}
          className={classes.home}
          onClick={onAtHome}
        />
      )}
    </li>
  );
}
