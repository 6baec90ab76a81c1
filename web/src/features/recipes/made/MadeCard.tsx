import type { Recipe } from '@larder/contract';
import { Button, Modal, TextInput } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { StarField } from '../../../components/StarField.tsx';
import { useArrived } from '../../../components/use-arrival.ts';
import { useFocusBack } from '../../../components/use-focus-back.ts';
import { t } from '../../../lib/messages/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import { CookField } from './CookField.tsx';
import { DayField } from './DayField.tsx';
import classes from './MadeCard.module.css';
import { useMadeEvents } from './made.api.ts';
import { dayInWords, type MadeDraft } from './made-draft.ts';
import { PhotoField } from './PhotoField.tsx';

interface MadeCardProps {
  recipe: Recipe;
  ratingBefore: number;
  /** Closing the card by any way but Undo. */
  onDone: (draft: MadeDraft) => void;
  onUndo: () => void;
}

/** When, who, how good, a line and a photo: nothing of it has to be said. */
export default function MadeCard({ recipe, ratingBefore, onDone, onUndo }: MadeCardProps) {
  const arrived = useArrived();
  useFocusBack(true);
  const [draft, setDraft] = useState<MadeDraft>({ day: 0, cook: null, rating: ratingBefore, line: '', photo: null });
  const change = (part: Partial<MadeDraft>) => setDraft((before) => ({ ...before, ...part }));
  const times = useMadeEvents(recipe).data?.total ?? 0;
  const done = () => onDone(draft);
  return (
    <Modal.Root opened={arrived} onClose={done} size={560} radius="lg" classNames={classes}>
      <Modal.Overlay />
      <Modal.Content>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            done();
          }}
        >
          <header className={classes.head}>
            <RecipePhoto recipe={recipe} className={classes.thumb} />
            <div>
              <Modal.Title>
                {t('made.title', { day: dayInWords(draft.day) })}
                <IconCircleCheckFilled size={24} className={classes.tick} aria-hidden="true" />
              </Modal.Title>
              {times > 0 && <p className={classes.times}>{t('made.nth-time', { times })}</p>}
            </div>
            <Button variant="subtle" className={classes.undo ?? ''} onClick={onUndo}>
              {t('action.undo')}
            </Button>
          </header>
          <div className={classes.fields}>
            <DayField day={draft.day} onChange={(day) => change({ day })} />
            <CookField cookId={draft.cook?.id} onChange={(cook) => change({ cook })} />
            <div>
              <StarField
                legend={t('made.how')}
                rating={draft.rating}
                onRate={(rating) => change({ rating: rating === draft.rating ? 0 : rating })}
                large
              />
              <TextInput
                aria-label={t('made.line')}
                placeholder={t('made.line')}
                maxLength={2000}
                value={draft.line}
                onChange={(event) => change({ line: event.currentTarget.value })}
              />
            </div>
            <PhotoField photo={draft.photo} onChange={(photo) => change({ photo })} />
          </div>
          <footer className={classes.foot}>
            <Button type="submit" fullWidth size="lg" data-autofocus>
              {t('made.done')}
            </Button>
          </footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
