import { contract } from '@larder/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonPage } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { languageOf } from '../languages.ts';
import { OcrEditor } from './OcrEditor.tsx';

/** The photos of a recipe beside its fields. */
export function OcrEditorScreen() {
  const { groupSlug = '', recipeSlug = '' } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: recipe, error, refetch } = useFetch(contract.recipes.get, { params: { slug: recipeSlug } });
  useTitle(t('ocr.title'));
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!recipe) return <SkeletonPage />;
  const language = languageOf(search.language);
  return (
    <OcrEditor
      key={recipe.id}
      recipe={recipe}
      language={language}
      askModel={search.askModel ?? false}
      onLanguage={(language) =>
        navigate({
          to: '/g/$groupSlug/r/$recipeSlug/ocr-editor',
          params: { groupSlug, recipeSlug },
          search: { ...search, language },
          replace: true,
        })
      }
      onSaved={(slug) => navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: slug } })}
    />
  );
}
