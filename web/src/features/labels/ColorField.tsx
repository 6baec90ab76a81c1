import { plainLabelColor } from '@larder/contract';
import { type MessageKey, t } from '../../lib/messages/index.ts';
import classes from './ColorField.module.css';

/** As far apart as aisles want to be told apart, and calm enough to lie side by side. */
const palette = [
  [plainLabelColor, 'data.color-grey'],
  ['#C4452B', 'data.color-red'],
  ['#E08A3C', 'data.color-orange'],
  ['#E3BC4B', 'data.color-yellow'],
  ['#7A9F4E', 'data.color-green'],
  ['#3F8F7F', 'data.color-teal'],
  ['#5C9CC5', 'data.color-light-blue'],
  ['#3D5A98', 'data.color-blue'],
  ['#7E5AA6', 'data.color-purple'],
  ['#C66A94', 'data.color-pink'],
  ['#8B6147', 'data.color-brown'],
  ['#4A4743', 'data.color-black'],
] as const satisfies [string, MessageKey][];

/** A colour of the palette, or any other. */
export function ColorField({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  return (
    <fieldset className={classes.colors}>
      <legend>{t('data.color')}</legend>
      {palette.map(([color, name]) => (
        <label key={color} className={classes.color} style={{ '--label': color }}>
          <input
            type="radio"
            name="color"
            aria-label={t(name)}
            checked={value.toLowerCase() === color.toLowerCase()}
            onChange={() => onChange(color)}
          />
          <span />
        </label>
      ))}
      <input
        type="color"
        className={classes.ownColor}
        aria-label={t('data.color-other')}
        title={t('data.color-other')}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : plainLabelColor}
        onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
      />
    </fieldset>
  );
}
