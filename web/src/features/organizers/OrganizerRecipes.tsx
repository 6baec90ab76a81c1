import type { Organizer } from '@larder/contract';
import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import { RecipesOf } from '../recipes/index.ts';
import classes from './OrganizerScreen.module.css';
import type { OrganizerName } from './organizers.api.ts';
import { RenameField } from './RenameField.tsx';

/** The recipes of one category, tag or tool, which can be given another name there. */
function OrganizerRecipes({ kind }: { kind: OrganizerName }) {
  const groupSlug = useGroup().slug ?? '';
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const done = (saved?: Organizer) => {
    setRenaming(false);
    if (!saved) return;
    void navigate({
      to: `/g/$groupSlug/recipes/${kind}/$value`,
      params: { groupSlug, value: saved.slug },
      search: true,
      replace: true,
    });
  };
  return (
    <RecipesOf
      kind={kind}
      actions={() => (
        <IconButton icon={IconPencil} label={t('organizers.rename')} onClick={() => setRenaming(!isRenaming)} />
      )}
      intro={(organizer) =>
        isRenaming && (
          <div className={classes.newName}>
            <RenameField kind={kind} organizer={organizer} onDone={done} />
          </div>
        )
      }
    />
  );
}

export const RecipesOfCategory = () => <OrganizerRecipes kind="categories" />;
export const RecipesOfTag = () => <OrganizerRecipes kind="tags" />;
export const RecipesOfTool = () => <OrganizerRecipes kind="tools" />;
