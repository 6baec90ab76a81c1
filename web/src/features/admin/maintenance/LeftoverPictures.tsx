import { useState } from 'react';
import classes from './Maintenance.module.css';

/** As many as are looked over at a glance. */
const most = 12;

/** Where a file or a folder of pictures that is left over can be seen; nothing for what is no picture. */
function addressOf(name: string): string | undefined {
  const [, recipeId = '', folder, fileName] = name.split('/');
  if (!name.startsWith('recipes/')) return undefined;
  if (folder === undefined) return `/api/media/recipes/${recipeId}/images/tiny-original.webp`;
  if (fileName === undefined || !/\.(jpe?g|png|gif|avif)$/i.test(fileName)) return undefined;
  return `/api/admin/maintenance/leftovers/${recipeId}/${encodeURIComponent(fileName)}`;
}

/** What would go, as far as it can be seen. */
export function LeftoverPictures({ names }: { names: string[] }) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const shown = names
    .flatMap((name) => addressOf(name) ?? [])
    .filter((address) => !broken.has(address))
    .slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.pictures}>
      {shown.map((address) => (
        <li key={address}>
          {/* The names below say what it is. */}
          <img
            src={address}
            alt=""
            loading="lazy"
            onError={() => setBroken((before) => new Set([...before, address]))}
          />
        </li>
      ))}
    </ul>
  );
}
