import { useEffect, useId, useRef, useState } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import classes from './NotPlaced.module.css';
import { leaveOut, type Place, placeLine, places, takeBack } from './place-line.ts';
import type { Line, PreviewPart } from './preview-draft.ts';

const names: Record<Place, MessageKey> = {
  notes: 'import.preview.notes',
  description: 'import.preview.description',
  ingredients: 'import.preview.ingredients',
  instructions: 'import.preview.instructions',
};

/** More of them are shown when somebody asks: a whole page that was pasted has hundreds. */
const mostShown = 20;

/** The lines of a text that stand in no field: each is put into one by a tap, and what is left becomes a note. */
export function NotPlaced({ preview, draft, change }: PreviewPart) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [said, setSaid] = useState('');
  const title = useId();
  const focus = useFocusAfter(draft.unplaced);
  if (preview.unplaced.length === 0) return null;

  const put = (line: Line, place: Place | null) => {
    const index = draft.unplaced.findIndex(({ id }) => id === line.id);
    const done = place ? t('import.unplaced.put-done', { place }) : t('import.unplaced.left-out');
    focus.next(index);
    change((now) => (place ? placeLine(now, line, place) : leaveOut(now, line)));
    setOpenId(null);
    setSaid(done);
    toast.undoable(done, t('action.undo'), () => change((now) => takeBack(now, line, index, place)));
  };
  const count = draft.unplaced.length;
  const shown = showsAll ? draft.unplaced : draft.unplaced.slice(0, mostShown);

  return (
    <section ref={focus.tray} id="not-placed" aria-labelledby={title} tabIndex={-1} className={classes.tray}>
      <h2 id={title}>
        {t('import.unplaced.title')} <span>{t('import.unplaced.count', { count })}</span>
      </h2>
      <p role="status" className={classes.said}>
        {said}
      </p>
      {count === 0 ? (
        <p className={classes.hint}>{t('import.unplaced.done')}</p>
      ) : (
        <>
          <p className={classes.hint}>{t('import.unplaced.hint')}</p>
          <ul>
            {shown.map((line) => (
              <li key={line.id}>
                <button
                  type="button"
                  className={classes.line}
                  aria-expanded={openId === line.id}
                  onClick={() => setOpenId(openId === line.id ? null : line.id)}
                >
                  <span dir="auto">{line.text}</span>
                </button>
                {openId === line.id && (
                  <PlaceChoice
                    line={line.text}
                    onPlace={(place) => put(line, place)}
                    onClose={() => {
                      focus.next(draft.unplaced.indexOf(line));
                      setOpenId(null);
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          {shown.length < count && (
            <Chip {...anAction} className={classes.more} onClick={() => setShowsAll(true)}>
              {t('import.unplaced.more', { count: count - shown.length })}
            </Chip>
          )}
          <LeftOver draft={draft} change={change} />
        </>
      )}
    </section>
  );
}

/** Such a chip does something: it is no choice that stays. */
const anAction = { 'aria-pressed': undefined };

interface PlaceChoiceProps {
  line: string;
  /** Null leaves the line out. */
  onPlace: (place: Place | null) => void;
  onClose: () => void;
}

function PlaceChoice({ line, onPlace, onClose }: PlaceChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for
    <div
      role="group"
      aria-label={t('import.unplaced.put-line', { line })}
      className={classes.choice}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span aria-hidden="true">{t('import.unplaced.put')}</span>
      {places.map((place) => (
        <Chip key={place} {...anAction} onClick={() => onPlace(place)}>
          {t(names[place])}
        </Chip>
      ))}
      <Chip {...anAction} onClick={() => onPlace(null)}>
        {t('import.unplaced.leave-out')}
      </Chip>
    </div>
  );
}

/** What becomes of the lines that nobody has put anywhere. */
function LeftOver({ draft, change }: Pick<PreviewPart, 'draft' | 'change'>) {
  const label = t('import.unplaced.left', { count: draft.unplaced.length });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for
    <div role="group" aria-label={label} className={classes.left}>
      <span aria-hidden="true">{label}</span>
      <Chip selected={draft.keepsUnplaced} onClick={() => change({ keepsUnplaced: true })}>
        {t('import.unplaced.keep')}
      </Chip>
      <Chip selected={!draft.keepsUnplaced} onClick={() => change({ keepsUnplaced: false })}>
        {t('import.unplaced.leave-all', { count: draft.unplaced.length })}
      </Chip>
    </div>
  );
}

/** Where the keyboard goes on after a line is gone: at the one in its place, or at the tray where none is left. */
function useFocusAfter(lines: Line[]) {
  const tray = useRef<HTMLElement>(null);
  const wanted = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line has gone when there are others.
  useEffect(() => {
    if (wanted.current === null) return;
    const buttons = tray.current?.querySelectorAll<HTMLElement>('li > button') ?? [];
    (buttons[Math.min(wanted.current, buttons.length - 1)] ?? tray.current)?.focus();
    wanted.current = null;
  }, [lines]);
  return {
    tray,
    next: (index: number) => {
      wanted.current = index;
    },
  };
}
