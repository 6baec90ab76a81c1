import { useEffect, useState } from 'react';
import { measuringPreference, type Units } from './shown-line.ts';

let asked: Promise<Units | null> | undefined;
let loaded: Units | null | undefined;

/** The tables of units and densities, which come when somebody first wants other amounts than the recipe's; null without a connection. */
function loadUnits(): Promise<Units | null> {
  asked ??= import('@larder/kitchen/units').then(
    (units) => {
      loaded = units;
      return units;
    },
    () => {
      asked = undefined;
      return null;
    },
  );
  return asked;
}

/** Undefined until they have come; without a connection null, and amounts stay as the recipe has them. */
export function useUnits(wanted: boolean): Units | null | undefined {
  const [units, setUnits] = useState(loaded);
  useEffect(() => {
    if (wanted && !units) void loadUnits().then(setUnits);
  }, [wanted, units]);
  return wanted ? (units ?? loaded) : null;
}

/**
 * Whether a recipe can be drawn with the amounts that this person reads, instead of changing them under the eyes. What is drawn
 * stays, with its scale and all that was checked off, when they choose other units later.
 */
export function useUnitsAreReady(): boolean {
  const [{ measuring }] = measuringPreference.use();
  const have = useUnits(measuring !== 'original') !== undefined;
  const [wereReady, setWereReady] = useState(have);
  if (have && !wereReady) setWereReady(true);
  return have || wereReady;
}
