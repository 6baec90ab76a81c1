import { type AppTheme, contract } from '@larder/contract';
import { Button, MantineProvider, Switch, useMantineCssVariablesResolver } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconInfoCircle, IconX } from '@tabler/icons-react';
import { Chip } from '../../../components/Chip.tsx';
import { Photo } from '../../../components/Photo.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { coloursAsVariables, type Mode } from '../../../lib/theme/instance-colours.ts';
import { recipeImage } from '../../recipe-pictures/index.ts';
import classes from './ThemePreview.module.css';

const notes = [
  ['Success', IconCheck],
  ['Info', IconInfoCircle],
  ['Warning', IconAlertTriangle],
  ['Error', IconX],
] as const;

/** Parts of the application in the colours of a theme that nobody else sees yet, whatever the page around them looks like. */
export function ThemePreview({ mode, colours }: { mode: Mode; colours: AppTheme }) {
  const resolver = useMantineCssVariablesResolver();
  return (
    <section className={classes.place} aria-label={t('theme.preview-of', { mode })}>
      <MantineProvider
        forceColorScheme={mode}
        cssVariablesResolver={resolver}
        cssVariablesSelector={`.${classes.preview}`}
        getRootElement={() => undefined}
      >
        <div
          inert
          className={classes.preview}
          data-mantine-color-scheme={mode}
          style={coloursAsVariables(mode, colours)}
        >
          <Card />
          <div className={classes.row}>
            <Button>{t('theme.preview-main')}</Button>
            <Button variant="default">{t('theme.preview-other')}</Button>
          </div>
          <div className={classes.row}>
            <Chip selected>{t('theme.preview-on')}</Chip>
            <Chip>{t('theme.preview-off')}</Chip>
            <Switch label={t('theme.preview-switch')} defaultChecked />
          </div>
          <p className={classes.text}>{t('theme.preview-text')}</p>
          <a className={classes.link} href="/">
            {t('theme.preview-link')}
          </a>
          <ul className={classes.notes}>
            {notes.map(([name, Sign]) => (
              <li key={name} data-name={name}>
                <Sign size={18} aria-hidden="true" />
                {t('theme.preview-note', { color: name })}
              </li>
            ))}
          </ul>
        </div>
      </MantineProvider>
    </section>
  );
}

/** A recipe of one's own with a picture, where there is one. */
function Card() {
  const me = useMe();
  const { data } = useFetch(contract.recipes.list, { query: { perPage: 12 } }, { enabled: me !== null });
  const recipe = data?.items.find(({ image }) => image);
  const name = recipe?.name ?? t('theme.preview-recipe');
  return (
    <article className={classes.card}>
      <Photo
        name={name}
        src={recipe && recipeImage(recipe, 'min-original.webp')}
        color={recipe?.imageColor}
        ratio="16 / 9"
        className={classes.photo}
      />
      <b dir="auto">{name}</b>
      <span>
        <IconClock size={16} aria-hidden="true" />
        {t('theme.preview-facts')}
      </span>
    </article>
  );
}
