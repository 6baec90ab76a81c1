import { contract } from '@larder/contract';
import { useParams } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ThemeForm } from './ThemeForm.tsx';

/** Name and colours of a theme that there is. */
export function ThemeScreen() {
  const { themeId = '' } = useParams({ strict: false });
  const themes = useFetch(contract.adminThemes.list, {}, { isSteady: true });
  const change = useChange(contract.adminThemes.change, { quiet: true });
  const theme = themes.data?.items.find(({ id }) => id === themeId);
  if (theme) {
    return (
      <ThemeForm
        key={theme.id}
        title={t('theme.edit-named', { name: theme.name })}
        name={theme.name}
        colours={theme.colours}
        isChosen={theme.isChosen}
        error={change.error}
        onSave={(body) => change.mutateAsync({ params: { itemId: theme.id }, body })}
      />
    );
  }
  return (
    <AdminPage title={t('theme.title')}>
      {themes.error && <ErrorState error={themes.error} onRetry={() => void themes.refetch()} />}
      {!themes.data && !themes.error && <SkeletonRows count={6} height={72} />}
      {themes.data && <p>{t('error.theme.not-found')}</p>}
    </AdminPage>
  );
}
