import type { GroupTransaction } from '../../../platform/database/index.ts';
import { linkAgain, type TakenRecipe } from '../../recipes/index.ts';

interface TakenLink {
  line: string;
  /** The recipe of the group that the line is in. */
  owner: string;
  /** What the line asks for, by its id where the archive was made. */
  partId: string;
  name: string;
}

/** Which recipes of an archive ask for each other. */
export interface TakenLinks {
  /** The ids that its recipes have got. */
  ids: Map<string, string>;
  wanted: TakenLink[];
}

export const linksOf = ({ input }: TakenRecipe, owner: string): TakenLink[] =>
  (input.recipeIngredient ?? []).flatMap(({ referenceId, referencedRecipe }) => {
    const { id, name } = referencedRecipe ?? {};
    return referenceId && id && name
      ? [{ line: referenceId.toLowerCase(), owner, partId: id.toLowerCase(), name: name.trim() }]
      : [];
  });

/** Links lines to recipes that came after them, and so were only a name until then. */
export const linkTaken = async (db: GroupTransaction, { ids, wanted }: TakenLinks): Promise<void> => {
  for (const { line, owner, partId, name } of wanted) {
    const id = ids.get(partId);
    if (id) await linkAgain(db, { id, name }, [{ id: line, owner }]);
  }
};
