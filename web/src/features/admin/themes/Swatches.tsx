import type { AppTheme } from '@larder/contract';
import { colourNames } from '../../../lib/theme/instance-colours.ts';
import classes from './Themes.module.css';

/** What a theme looks like at a glance: its colours on paper, and on charcoal. */
export const Swatches = ({ colours }: { colours: AppTheme }) => (
  <span className={classes.swatches} aria-hidden="true">
    {(['light', 'dark'] as const).map((mode) => (
      <span key={mode} data-mantine-color-scheme={mode}>
        {colourNames.map((name) => (
          <i key={name} data-name={name} style={{ background: colours[`${mode}${name}`] }} />
        ))}
      </span>
    ))}
  </span>
);
