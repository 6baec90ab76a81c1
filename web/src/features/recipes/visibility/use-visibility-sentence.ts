import { contract, type Visibility } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { visibilitySentence } from './visibility.ts';

/** Who sees the recipe, in one sentence that is true of a household whose pages are private, too. */
export function useVisibilitySentence(visibility: Visibility): string {
  const { data } = useFetch(contract.groups.preferences, {}, { enabled: visibility === 'visitors' });
  return visibility === 'visitors' && data?.privateGroup
    ? t('visibility.visitors-of-private')
    : visibilitySentence(visibility);
}
