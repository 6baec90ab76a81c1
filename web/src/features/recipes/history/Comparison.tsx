import { contract, type Recipe, type RecipeVersion } from '@larder/contract';
import { Button, Select } from '@mantine/core';
import { IconChevronDown, IconRestore } from '@tabler/icons-react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { mayEdit } from '../recipes.api.ts';
import { ComparedParts } from './ComparedParts.tsx';
import classes from './History.module.css';
import { useRestoreVersion } from './history.api.ts';
import { aboutVersion, momentOf } from './version-words.ts';

interface ComparisonProps {
  recipe: Recipe;
  versions: RecipeVersion[];
  shown: RecipeVersion;
  /** Undefined: with the version before. */
  comparedWith: number | undefined;
  groupSlug: string;
  level: 1 | 2;
  onCompareWith: (version: number) => void;
}

/** What one version has that another one has not. */
export function Comparison(props: ComparisonProps) {
  const { recipe, versions, shown, groupSlug, level, onCompareWith } = props;
  const others = versions.filter(({ version }) => version !== shown.version);
  const before = versions[versions.indexOf(shown) + 1];
  const with_ = others.find(({ version }) => version === props.comparedWith) ?? before;
  const params = { slug: recipe.id, version: String(shown.version) };
  const comparison = useFetch(contract.recipeVersions.get, {
    params,
    query: with_ ? { comparedWith: with_.version } : {},
  });
  const Heading = `h${level}` as const;
  const who = shown.userName ?? t('history.somebody');
  const when = momentOf(shown.savedAt);

  return (
    <section className={classes.comparison} aria-labelledby="compared-version">
      <header>
        <div className={classes.heading}>
          <Heading id="compared-version" className={classes.capital}>
            {before ? t('history.changed', { who }) : aboutVersion(shown)}
          </Heading>
          <p className={`${classes.hint} ${classes.capital}`}>{before ? when : t('history.saved-by', { who, when })}</p>
        </div>
        {with_ && (
          <Select
            aria-label={t('history.compare-label')}
            classNames={{ root: classes.other ?? '', input: classes.otherInput ?? '' }}
            rightSection={<IconChevronDown size={18} stroke={1.5} aria-hidden="true" />}
            data={others.map(({ version, savedAt }) => ({
              value: String(version),
              label: t('history.compared-with', { when: momentOf(savedAt) }),
            }))}
            value={String(with_.version)}
            onChange={(value) => value && onCompareWith(Number(value))}
            allowDeselect={false}
            renderOption={({ option }) => {
              const other = others.find(({ version }) => String(version) === option.value);
              return other ? `${momentOf(other.savedAt)} · ${other.userName ?? t('history.somebody')}` : option.label;
            }}
          />
        )}
      </header>
      {comparison.data ? (
        <div className={classes.parts}>
          <ComparedParts recipe={recipe} comparison={comparison.data} level={level === 1 ? 2 : 3} />
        </div>
      ) : comparison.error ? (
        <ErrorState error={comparison.error} onRetry={() => comparison.refetch()} />
      ) : (
        <SkeletonRows count={6} height={52} />
      )}
      <GoBack recipe={recipe} groupSlug={groupSlug} shown={shown} before={with_} isLatest={shown === versions[0]} />
    </section>
  );
}

interface GoBackProps {
  recipe: Recipe;
  groupSlug: string;
  shown: RecipeVersion;
  before: RecipeVersion | undefined;
  isLatest: boolean;
}

/** Beside the latest version one goes back to what it is compared with, beside an older one to that. */
function GoBack({ recipe, groupSlug, shown, before, isLatest }: GoBackProps) {
  const canEdit = mayEdit(recipe, true, useMe());
  const { restore, isRestoring } = useRestoreVersion(recipe, groupSlug);
  const wanted = isLatest ? before : shown;
  if (!wanted) return null;
  if (!canEdit) return <p className={classes.hint}>{t('error.recipe.locked')}</p>;
  const when = momentOf(wanted.savedAt);
  return (
    <footer className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconRestore size={20} stroke={1.5} aria-hidden="true" />}
        loading={isRestoring}
        onClick={() => void restore(wanted.version, when)}
      >
        {t('history.go-back', { when })}
      </Button>
      <span className={classes.hint}>{t('history.go-back-hint')}</span>
    </footer>
  );
}
