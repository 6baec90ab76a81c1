import type { AppTheme } from '@larder/contract';
import { designedTheme } from '../../../lib/theme/instance-colours.ts';

export const readyNames = ['basil', 'plum', 'saffron', 'blueberry', 'beetroot', 'stone'] as const;
export type ReadyName = (typeof readyNames)[number];

/** Colours to begin with. What went well or wrong keeps the designed colours, unless the main one is too near to it. */
export const readyThemes: Record<ReadyName, AppTheme> = {
  basil: {
    ...designedTheme,
    ...{ lightPrimary: '#2C6A3C', lightAccent: '#84620A', lightSecondary: '#485044', lightSuccess: '#1F6F63' },
    ...{ darkPrimary: '#88C492', darkAccent: '#E2C766', darkSecondary: '#B8BFAF', darkSuccess: '#7CC9BA' },
  },
  plum: {
    ...designedTheme,
    ...{ lightPrimary: '#7B2F6E', lightAccent: '#53703F', lightSecondary: '#52464F' },
    ...{ darkPrimary: '#D890C8', darkAccent: '#AAC49B', darkSecondary: '#C2B4BD' },
  },
  saffron: {
    ...designedTheme,
    ...{ lightPrimary: '#945600', lightAccent: '#5E6A1E', lightSecondary: '#564A38', lightWarning: '#A3420C' },
    ...{ darkPrimary: '#F0B24E', darkAccent: '#BDC777', darkSecondary: '#C3B79F', darkWarning: '#F29A6B' },
  },
  blueberry: {
    ...designedTheme,
    ...{ lightPrimary: '#2F5A9E', lightAccent: '#9F3160', lightSecondary: '#464D5A', lightInfo: '#1F6A78' },
    ...{ darkPrimary: '#8FB5EE', darkAccent: '#EF97B7', darkSecondary: '#B3BAC6', darkInfo: '#7CC4D1' },
  },
  beetroot: {
    ...designedTheme,
    ...{ lightPrimary: '#A3195B', lightAccent: '#4C7440', lightSecondary: '#55454B', lightError: '#A8321A' },
    ...{ darkPrimary: '#F08AB3', darkAccent: '#A7CB90', darkSecondary: '#C4B3BA', darkError: '#F0937A' },
  },
  stone: {
    ...designedTheme,
    ...{ lightPrimary: '#3D5565', lightAccent: '#994C23', lightSecondary: '#4B5054' },
    ...{ darkPrimary: '#A0BACA', darkAccent: '#E59E74', darkSecondary: '#B5BABF' },
  },
};

export const isReadyName = (name: string): name is ReadyName => readyNames.some((ready) => ready === name);
