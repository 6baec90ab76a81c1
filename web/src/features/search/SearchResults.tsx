import type { FoundRecipe } from '@larder/contract';
import { useEffect } from 'react';
import { Keys } from '../../components/Keys.tsx';
import { t } from '../../lib/messages/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import { RecipeFacts } from '../recipes/index.ts';
import classes from './SearchDialog.module.css';
import { markedParts, markedPieces, type TextPart } from './search-text.ts';
import type { SearchOption, SearchSection } from './use-search-options.ts';

interface SearchResultsProps {
  id: string;
  sections: SearchSection[];
  text: string;
  /** Index of the one that Enter opens, over all sections. */
  current: number;
  onPoint: (index: number) => void;
  onOpen: (option: SearchOption) => void;
}

export function SearchResults({ id, sections, text, current, onPoint, onOpen }: SearchResultsProps) {
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  const options = sections.flatMap((section) => section.options);
  return (
    <div id={id} role="listbox" className={classes.results} aria-label={t('search.results')}>
      {sections.map((section, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not fieldsets
        <div key={section.title} role="group" aria-labelledby={`${id}-section-${at}`}>
          <h2 id={`${id}-section-${at}`} role="presentation">
            {section.title}
          </h2>
          {section.options.map((option) => {
            const index = options.indexOf(option);
            return (
              <Option
                key={option.key}
                id={`${id}-${index}`}
                option={option}
                text={text}
                selected={index === current}
                onPoint={() => onPoint(index)}
                onOpen={() => onOpen(option)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  text: string;
  selected: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Option({ id, option, text, selected, onPoint, onOpen }: OptionProps) {
  const { recipe, icon: Icon, name, hint, keys = [], isPlain = false } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field that names this option has the keys
    <div
      id={id}
      className={classes.option}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      {recipe && <RecipeWords found={recipe} />}
      {!recipe && Icon && (
        <>
          <span className={classes.icon}>
            <Icon size={22} stroke={1.5} aria-hidden="true" />
          </span>
          <span className={classes.words}>
            <Marked className={classes.name} parts={markedParts(name, isPlain ? '' : text)} />
            {hint && <span className={classes.line}>{hint}</span>}
          </span>
          {keys.length > 0 && (
            <span className={classes.keys} aria-hidden="true">
              <Keys keys={keys} />
            </span>
          )}
        </>
      )}
    </div>
  );
}

/** One recipe, with the letters marked that found it, and the line that they stand in. */
function RecipeWords({ found: { recipe, name, line } }: { found: FoundRecipe }) {
  return (
    <>
      <RecipePhoto recipe={recipe} className={classes.picture} />
      <span className={classes.words}>
        <Marked className={classes.name} parts={markedPieces(name)} />
        {line ? <Marked className={classes.line} parts={markedPieces(line)} /> : <RecipeFacts recipe={recipe} />}
      </span>
      {line && (
        <span className={classes.facts}>
          <RecipeFacts recipe={recipe} />
        </span>
      )}
    </>
  );
}

const Marked = ({ className, parts }: { className: string | undefined; parts: TextPart[] }) => (
  <bdi className={className}>
    {parts.map(({ text, isMatch }, index) => {
      const key = `${index} ${text}`;
      return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
    })}
  </bdi>
);
