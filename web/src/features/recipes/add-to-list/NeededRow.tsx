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
  /** Says whether another recipe is bought instead of being made. */
  onBuy: (isBought: boolean) => void;
  /** Says that it is at home, or not any more. */
  onAtHome?: (() => void) | undefined;
}

/** The whole row ticks; its end says that it is at home. */
export function NeededRow({ line, recipeName, onTick, onBuy, onAtHome }: NeededRowProps) {
  const { name, amount, note, isAtHome, isTicked, isBought } = line;
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
        <span className={classes.amount}>
          <bdi>{amount}</bdi>
        </span>
      </label>
      {isBought !== null && isTicked && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that two buttons have no use for
        <div role="group" aria-label={t('add-to-list.make-or-buy', { name })} className={classes.makeOrBuy}>
          <button type="button" className={classes.either} aria-pressed={!isBought} onClick={() => onBuy(false)}>
            {t('add-to-list.make')}
          </button>
          <button type="button" className={classes.either} aria-pressed={isBought} onClick={() => onBuy(true)}>
            {t('add-to-list.buy')}
          </button>
        </div>
      )}
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
