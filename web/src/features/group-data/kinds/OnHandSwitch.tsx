import { t } from '../../../lib/messages/index.ts';
import classes from './OnHandSwitch.module.css';

interface OnHandSwitchProps {
  name: string;
  isOnHand: boolean;
  onChange: (isOnHand: boolean) => void;
}

/** Whether a household has it, to be changed in the table itself. The arrows lead to it from its row. */
export function OnHandSwitch({ name, isOnHand, onChange }: OnHandSwitchProps) {
  return (
    <label className={classes.area}>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-label={t('data.have', { name })}
        checked={isOnHand}
        aria-checked={isOnHand}
        tabIndex={-1}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
