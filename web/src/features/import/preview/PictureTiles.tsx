import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import classes from './PictureTiles.module.css';

interface PictureTilesProps {
  /** Addresses, the best first. */
  pictures: string[];
  chosen: string | null;
  onChoose: (picture: string | null) => void;
}

/** The pictures of the page, of which one is taken, or none. */
export function PictureTiles({ pictures, chosen, onChoose }: PictureTilesProps) {
  const name = useId();
  const [broken, setBroken] = useState<string[]>([]);
  const fail = (picture: string) => {
    const left = pictures.filter((other) => other !== picture && !broken.includes(other));
    setBroken((now) => [...now, picture]);
    if (picture === chosen) onChoose(left[0] ?? null);
  };
  const shown = pictures.filter((picture) => !broken.includes(picture));
  return (
    <fieldset className={classes.tiles} aria-label={t('import.preview.image')}>
      {shown.map((picture, index) => (
        <label key={picture} className={[classes.tile, index === 0 ? classes.first : ''].join(' ')}>
          <img
            src={picture}
            alt={t('import.preview.picture', { number: index + 1 })}
            referrerPolicy="no-referrer"
            loading={index === 0 ? 'eager' : 'lazy'}
            onError={() => fail(picture)}
          />
          <input type="radio" name={name} checked={chosen === picture} onChange={() => onChoose(picture)} />
          <span className={classes.chosen} aria-hidden="true">
            <IconCheck size={18} stroke={2} />
          </span>
        </label>
      ))}
      <label className={classes.tile}>
        {t('import.preview.no-picture')}
        <input type="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)} />
        <span className={classes.chosen} aria-hidden="true">
          <IconCheck size={18} stroke={2} />
        </span>
      </label>
    </fieldset>
  );
}
