import { contract } from '@larder/contract';
import { Page, PageHeading } from '../../components/Page.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';

/** The first page of the area of administrators. */
export function AdminScreen() {
  const { data: about } = useFetch(contract.about.get);
  useTitle(t('admin.title'));
  return (
    <Page width="narrow">
      <PageHeading title={t('admin.title')} />
      {about && <p>{t('admin.version', { version: about.version })}</p>}
    </Page>
  );
}
