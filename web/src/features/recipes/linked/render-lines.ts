import type { Ingredient } from '@larder/contract';
import type { ReactNode } from 'react';

/** Draws the lines of a recipe that is opened, which may ask for further ones. */
export type RenderLines = (ingredients: Ingredient[], scale: number) => ReactNode;
