import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core';
import { inEm } from '../../lib/screen/media.ts';
import rules from './mantine.module.css';
import { scales } from './scales.ts';

/** The semantic name that stands for each scale. */
const meaning = {
  paprika: 'primary',
  herb: 'accent',
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'error',
} as const;

type Scale = keyof typeof meaning;
const scaleNames = Object.keys(meaning).filter((name): name is Scale => name in meaning);

/** Labels on filled buttons follow the theme: white on the light primary, nearly black on the dark one. */
const variants: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const semantic = meaning[(input.color ?? 'paprika') as Scale];
  if (input.variant === 'filled' && semantic)
    return { ...colors, color: semantic === 'primary' ? 'var(--on-primary)' : 'var(--bg)' };
  if (input.variant === 'default')
    return {
      ...colors,
      background: 'var(--control)',
      hover: 'var(--pressed)',
      color: 'var(--ink)',
      border: '0 solid transparent',
    };
  return colors;
};

const listThatScrolls = { defaultProps: { withScrollArea: false }, classNames: { options: rules.options } };

export const theme = createTheme({
  colors: { ...scales, gray: scales.paper },
  primaryColor: 'paprika',
  primaryShade: { light: 6, dark: 4 },
  black: '#201C1A',
  defaultRadius: 'md',
  radius: {
    xs: 'var(--radius-small)',
    sm: 'var(--radius-control)',
    md: 'var(--radius-control)',
    lg: 'var(--radius-card)',
    xl: 'var(--radius-full)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-6)',
    xl: 'var(--space-8)',
  },
  fontFamily: 'var(--font)',
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'var(--text-2xl)', lineHeight: 'var(--lead-2xl)' },
      h2: { fontSize: 'var(--text-xl)', lineHeight: 'var(--lead-xl)' },
      h3: { fontSize: 'var(--text-lg)', lineHeight: 'var(--lead-lg)' },
    },
  },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
  breakpoints: { xs: inEm('xs'), sm: inEm('sm'), md: inEm('md'), lg: inEm('lg'), xl: inEm('xl') },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: variants,
  // Plain objects: importing the components here would put all of them into the first screen.
  components: {
    Button: {
      classNames: { root: rules.button, label: rules.buttonLabel },
      vars: () => ({
        root: {
          '--button-height': 'var(--target)',
          '--button-padding-x': 'var(--space-4-5)',
          '--button-fz': 'var(--text-md)',
        },
      }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' }, classNames: { root: rules.actionIcon } },
    // What is written runs in its own direction; an empty field in that of the page.
    Input: {
      defaultProps: { attributes: { input: { dir: 'auto' } } },
      classNames: { input: rules.input, wrapper: rules.inputWrapper },
    },
    InputWrapper: { classNames: { label: rules.label, description: rules.description, error: rules.error } },
    SegmentedControl: {
      defaultProps: { withItemsBorders: false },
      classNames: { root: rules.segments, indicator: rules.segment, label: rules.segmentLabel },
    },
    Switch: {
      defaultProps: { color: 'herb', size: 'md', withThumbIndicator: false },
      classNames: { body: rules.choiceBody, label: rules.choiceLabel, track: rules.track, input: rules.switchInput },
    },
    Checkbox: {
      defaultProps: { color: 'herb', iconColor: 'var(--on-accent)', size: 'md', radius: 'xs' },
      classNames: { body: rules.choiceBody, label: rules.choiceLabel, inner: rules.choiceInner, input: rules.tick },
    },
    Radio: {
      defaultProps: { color: 'herb', iconColor: 'var(--on-accent)', size: 'md' },
      classNames: { body: rules.choiceBody, label: rules.choiceLabel, inner: rules.choiceInner, radio: rules.tick },
    },
    Progress: { defaultProps: { color: 'herb' }, classNames: { root: rules.progress } },
    Menu: {
      defaultProps: {
        radius: 'lg',
        shadow: 'lg',
        position: 'bottom-end',
        withInitialFocusPlaceholder: false,
        returnFocus: true,
        offset: 6,
        transitionProps: { duration: 120 },
      },
      classNames: { dropdown: rules.dropdown, item: rules.menuItem, label: rules.menuLabel },
    },
    Popover: {
      // In a dialog that fills a phone, a list of choices would else be taken for scrolled away, and flicker.
      defaultProps: { radius: 'lg', shadow: 'lg', transitionProps: { duration: 120 }, hideDetached: false },
      classNames: { dropdown: rules.dropdown },
    },
    // The list itself scrolls, which its field leads through by keys, and not an area around it.
    Select: listThatScrolls,
    MultiSelect: listThatScrolls,
    TagsInput: listThatScrolls,
    Autocomplete: listThatScrolls,
    Pill: { classNames: { root: rules.pill } },
    PillsInputField: { classNames: { field: rules.pillsField } },
    Modal: {
      defaultProps: {
        size: 500,
        centered: true,
        radius: 'lg',
        transitionProps: { duration: 160, transition: 'fade-up' },
      },
      classNames: {
        content: rules.sheet,
        header: rules.sheetHeader,
        title: rules.sheetTitle,
        body: rules.sheetBody,
        overlay: rules.scrim,
      },
    },
    Drawer: { classNames: { content: rules.sheet, overlay: rules.scrim } },
  },
});

/** Gives Mantine's own names the values of `tokens.css`, so that its components follow the theme and the instance's colours. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const semantic = {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-3)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-anchor': 'var(--primary-ink)',
    '--mantine-color-error': 'var(--error)',
    // Menus take this shade whatever the theme, and on charcoal it is too dark to read.
    '--mantine-color-error-6': 'var(--error)',
    '--mantine-color-success': 'var(--success)',
    '--mantine-color-default': 'var(--raised)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--pressed)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-color-disabled-border': 'transparent',
    '--mantine-primary-color-contrast': 'var(--on-primary)',
    '--mantine-color-gray-text': 'var(--ink-2)',
    '--mantine-color-gray-light': 'var(--control)',
    '--mantine-color-gray-light-hover': 'var(--hover)',
    '--mantine-color-gray-light-color': 'var(--ink-2)',
    ...Object.assign({}, ...scaleNames.map(semanticScale)),
  };
  return { variables: {}, light: semantic, dark: semantic };
};

function semanticScale(scale: Scale): Record<string, string> {
  const name = meaning[scale];
  const text = name === 'primary' ? 'var(--primary-ink)' : `var(--${name})`;
  const own = {
    text,
    filled: `var(--${name})`,
    'filled-hover': name === 'primary' ? 'var(--primary-hover)' : `var(--${name})`,
    light: `var(--${name}-soft)`,
    'light-hover': `var(--${name}-soft)`,
    'light-color': text,
    outline: text,
    'outline-hover': `var(--${name}-soft)`,
  };
  const prefixes =
    name === 'primary' ? [`--mantine-color-${scale}`, '--mantine-primary-color'] : [`--mantine-color-${scale}`];
  return Object.fromEntries(
    prefixes.flatMap((prefix) => Object.entries(own).map(([key, value]) => [`${prefix}-${key}`, value])),
  );
}
