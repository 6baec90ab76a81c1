import { type AppTheme, contract, type ReplyOf } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { AdminPage, AdminSection } from '../frame/AdminPage.tsx';
import { type ReadyName, readyNames, readyThemes } from './ready-themes.ts';
import { ThemeMenu } from './ThemeMenu.tsx';
import classes from './Themes.module.css';
import { ThemeTile } from './ThemeTile.tsx';

/** The colours that everybody sees: those of the settings, or a theme with a name that is chosen here. */
export function ThemesScreen() {
  const themes = useFetch(contract.adminThemes.list);
  return (
    <AdminPage
      title={t('theme.title')}
      hint={t('theme.hint')}
      actions={<Button renderRoot={(props) => <Link to="/admin/themes/new" {...props} />}>{t('theme.add')}</Button>}
    >
      {themes.error && !themes.data && <ErrorState error={themes.error} onRetry={() => void themes.refetch()} />}
      {!themes.data && !themes.error && <SkeletonRows count={3} height={140} />}
      {themes.data && <Themes {...themes.data} refresh={() => void themes.refetch()} />}
    </AdminPage>
  );
}

type Listed = ReplyOf<typeof contract.adminThemes.list>;

function Themes({ items, ofSettings, setByName, refresh }: Listed & { refresh: () => void }) {
  const chosen = items.find(({ isChosen }) => isChosen);
  const choose = useChange(contract.adminThemes.choose, { onDone: refresh });
  const use = (id: string | null, name: string) => {
    const say = () => toast.success(id ? t('theme.now-used', { name }) : t('theme.now-settings'));
    choose.mutate({ body: { id } }, { onSuccess: say });
  };
  return (
    <>
      {chosen && setByName.length > 0 && (
        <p className={classes.wins}>{t('theme.wins', { count: setByName.length, name: chosen.name })}</p>
      )}
      <ul className={classes.themes}>
        <ThemeTile
          name={t('theme.of-settings')}
          hint={t('theme.of-settings-hint', { count: setByName.length })}
          colours={ofSettings}
          isChosen={!chosen}
          onUse={() => use(null, '')}
        >
          <CopyLink from="settings" name={t('theme.of-settings')} />
        </ThemeTile>
        {items.map((theme) => (
          <ThemeTile
            key={theme.id}
            name={theme.name}
            colours={theme.colours}
            isChosen={theme.isChosen}
            onUse={() => use(theme.id, theme.name)}
          >
            <EditLink id={theme.id} name={theme.name} />
            <ThemeMenu theme={theme} onGone={refresh} />
          </ThemeTile>
        ))}
      </ul>
      <ReadyThemes taken={items.map(({ name }) => name)} refresh={refresh} use={use} />
    </>
  );
}

interface ReadyThemesProps {
  /** Names of the themes that there are. */
  taken: string[];
  refresh: () => void;
  use: (id: string, name: string) => void;
}

/** Those that are not among the themes already. */
function ReadyThemes({ taken, refresh, use }: ReadyThemesProps) {
  const create = useChange(contract.adminThemes.create, {
    onDone: ({ id, name }) => {
      refresh();
      use(id, name);
    },
  });
  const left = readyNames.filter((name) => !taken.includes(nameOf(name)));
  if (left.length === 0) return null;
  const take = (name: string, colours: AppTheme) => create.mutate({ body: { name, colours } });
  return (
    <AdminSection title={t('theme.ready')} hint={t('theme.ready-hint')}>
      <ul className={classes.themes}>
        {left.map((name) => (
          <ThemeTile
            key={name}
            name={nameOf(name)}
            hint={t('theme.ready-about', { name })}
            colours={readyThemes[name]}
            isChosen={false}
            onUse={() => take(nameOf(name), readyThemes[name])}
          >
            <CopyLink from={name} name={nameOf(name)} />
          </ThemeTile>
        ))}
      </ul>
    </AdminSection>
  );
}

const nameOf = (name: ReadyName) => t('theme.ready-name', { name });

const EditLink = ({ id, name }: { id: string; name: string }) => (
  <Button
    variant="subtle"
    aria-label={t('theme.edit-named', { name })}
    renderRoot={(props) => <Link to="/admin/themes/$themeId" params={{ themeId: id }} {...props} />}
  >
    {t('theme.edit')}
  </Button>
);

/** What is not a theme itself becomes one when it is changed. */
const CopyLink = ({ from, name }: { from: string; name: string }) => (
  <Button
    variant="subtle"
    aria-label={t('theme.edit-named', { name })}
    renderRoot={(props) => <Link to="/admin/themes/new" search={{ from }} {...props} />}
  >
    {t('theme.edit')}
  </Button>
);
