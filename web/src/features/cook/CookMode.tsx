import type { Recipe } from '@larder/contract';
import { Drawer } from '@mantine/core';
import { IconList, IconTextDecrease, IconTextIncrease, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../components/IconButton.tsx';
import { useFocusBack } from '../../components/use-focus-back.ts';
import { formatNumber } from '../../lib/dates/dates.ts';
import { useShortcut } from '../../lib/keyboard/use-shortcut.ts';
import { t } from '../../lib/messages/index.ts';
import { useCover } from '../../lib/screen/use-cover.ts';
import { canStayAwake, useWakeLock } from '../../lib/screen/use-wake-lock.ts';
import {
  IngredientList,
  LinkedMethods,
  MeasuringSwitch,
  StepText,
  stepIngredients,
  stepTimers,
  useCheckedOff,
  useMadeThis,
} from '../recipes/index.ts';
import { TimerBoard } from '../timers/index.ts';
import classes from './CookMode.module.css';
import { StepIngredients } from './StepIngredients.tsx';
import { StepMenu } from './StepMenu.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useTextSize } from './use-text-size.ts';
import { rememberStep, useTurning } from './use-turning.ts';

interface CookModeProps {
  recipe: Recipe;
  scale: number;
  isOwn: boolean;
  onLeave: () => void;
}

/** One step at a time, readable from two metres, on a screen that stays on. */
export function CookMode({ recipe, scale, isOwn, onLeave }: CookModeProps) {
  const steps = recipe.recipeInstructions;
  const size = useTextSize();
  const [open, setOpen] = useState<'nothing' | 'ingredients' | 'steps'>('nothing');
  const close = () => setOpen('nothing');
  const ready = useCheckedOff();
  const awake = useWakeLock(true);
  const text = useRef<HTMLDivElement>(null);
  const { index, go, touching } = useTurning(recipe, () => text.current?.focus({ preventScroll: true }));
  const step = steps[index];
  const textId = useId();
  useFocusBack(true);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  const finish = () => {
    rememberStep(recipe.id, 0);
    onLeave();
  };
  const made = useMadeThis(recipe, finish);
  // One key for all: it leaves only where nothing else is open.
  useShortcut('Escape', () => (open === 'nothing' ? onLeave() : close()), { enabled: !made.card, whileTyping: true });
  useCover();
  // What lies below stays where it was, and does not scroll along.
  useEffect(() => {
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, []);

  if (!step) return null;
  const used = stepIngredients(step, steps, recipe.recipeIngredient);
  return createPortal(
    <main
      id="cook"
      data-cooking
      data-large={size.isLarge || undefined}
      className={classes.cook}
      style={{ '--cook-scale': size.scale }}
      {...touching}
    >
      <header>
        <div className={classes.bar}>
          <IconButton icon={IconX} label={t('cook.leave')} onClick={onLeave} />
          <h1 dir="auto">{recipe.name}</h1>
          <IconButton
            icon={IconTextDecrease}
            label={t('cook.smaller')}
            onClick={() => size.shrink()}
            disabled={!size.canShrink}
          />
          <IconButton
            icon={IconTextIncrease}
            label={t('cook.larger')}
            onClick={() => size.grow()}
            disabled={!size.canGrow}
          />
          <IconButton icon={IconList} label={t('cook.all-ingredients')} onClick={() => setOpen('ingredients')} />
        </div>
        <div className={classes.progress} aria-hidden="true">
          {steps.map(({ id }, at) => (
            <i key={id} data-done={at <= index || undefined} />
          ))}
        </div>
      </header>

      <div className={classes.body} data-two={used.length > 0 || undefined}>
        {/* Focus follows the step, so that it is read out. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div
          ref={text}
          role="group"
          tabIndex={-1}
          aria-label={t('cook.step', { number: formatNumber(index + 1), steps: formatNumber(steps.length) })}
          aria-describedby={textId}
          className={classes.step}
        >
          <StepMenu
            steps={steps}
            index={index}
            onGo={go}
            opened={open === 'steps'}
            onToggle={(opened) => setOpen(opened ? 'steps' : 'nothing')}
          />
          {step.title && <h2 className={classes.title}>{step.title}</h2>}
          <div id={textId} className={classes.text} dir="auto">
            <StepText text={step.text} timers={stepTimers(recipe, step, formatNumber(index + 1))} />
          </div>
          <LinkedMethods key={step.id} lines={used} />
        </div>
        {used.length > 0 && <StepIngredients ingredients={used} scale={scale} ready={ready} />}
      </div>

      <TimerBoard />
      <TurnBar
        index={index}
        count={steps.length}
        onGo={go}
        onDone={finish}
        onMadeThis={isOwn ? made.begin : undefined}
      />
      {made.card}
      {!awake && !canStayAwake && <p className={classes.note}>{t('cook.screen-may-sleep')}</p>}

      <Drawer
        opened={open === 'ingredients'}
        onClose={close}
        closeOnEscape={false}
        closeButtonProps={{ 'aria-label': t('action.close') }}
        position="right"
        title={t('recipe.ingredients')}
      >
        <div className={classes.measuring}>
          <MeasuringSwitch />
        </div>
        <IngredientList ingredients={recipe.recipeIngredient} scale={scale} />
      </Drawer>
    </main>,
    document.body,
  );
}
