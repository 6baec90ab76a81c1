import { type AppTheme, contract, type ReplyOf } from '@larder/contract';
import { useSearch } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { isReadyName, readyThemes } from './ready-themes.ts';
import { ThemeForm } from './ThemeForm.tsx';

/** A theme that there is not yet: it begins with the colours of another, or of the settings. */
export function NewThemeScreen() {
  const { from = '' } = useSearch({ strict: false });
  const themes = useFetch(contract.adminThemes.list, {}, { isSteady: true });
  const create = useChange(contract.adminThemes.create, { quiet: true });
  if (!themes.data) {
    return (
      <AdminPage title={t('theme.new-title')}>
        {themes.error ? (
          <ErrorState error={themes.error} onRetry={() => void themes.refetch()} />
        ) : (
          <SkeletonRows count={6} height={72} />
        )}
      </AdminPage>
    );
  }
  return (
    <ThemeForm
      key={from}
      title={t('theme.new-title')}
      {...beginning(from, themes.data)}
      isChosen={false}
      error={create.error}
      onSave={(body) => create.mutateAsync({ body })}
    />
  );
}

type Listed = ReplyOf<typeof contract.adminThemes.list>;

function beginning(from: string, { items, ofSettings }: Listed): { name: string; colours: AppTheme } {
  if (isReadyName(from)) return { name: t('theme.ready-name', { name: from }), colours: readyThemes[from] };
  const theme = items.find(({ id }) => id === from);
  if (!theme) return { name: '', colours: ofSettings };
  return { name: t('theme.copy-name', { name: theme.name }), colours: theme.colours };
}
