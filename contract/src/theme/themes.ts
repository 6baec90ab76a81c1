import { z } from 'zod';
import { AppTheme, themeKeys } from '../about/about.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Stamps } from '../shapes.ts';

const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((colour) => colour.toUpperCase());

const Colours = z.record(z.enum(themeKeys), Colour);

/** Colours that administrators have given a name. */
export const Theme = z.object({
  id: z.string(),
  name: z.string(),
  colours: AppTheme,
  isChosen: z.boolean(),
  ...Stamps,
});
export type Theme = z.infer<typeof Theme>;

/** An empty name is refused in words of its own. */
const ThemeInput = z.object({ name: z.string().trim().max(255), colours: Colours });
export type ThemeInput = z.infer<typeof ThemeInput>;

export const mostThemes = 100;

const one = '/admin/themes/{itemId}';

export const adminThemes = {
  list: endpoint({
    method: 'GET',
    path: '/admin/themes',
    access: 'admin',
    topics: ['instance'],
    summary: 'Themes with a name, and the colours of the settings, which hold where none is chosen',
    reply: z.object({
      items: z.array(Theme),
      ofSettings: AppTheme,
      /** The settings of colours that somebody has written down. */
      setByName: z.array(z.string()),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/themes',
    access: 'admin',
    summary: 'Keep colours as a theme with a name',
    body: ThemeInput,
    reply: Theme,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: one,
    access: 'admin',
    summary: 'Give a theme another name and other colours',
    body: ThemeInput,
    reply: Theme,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    access: 'admin',
    summary: 'Delete a theme; where it was chosen, the colours of the settings hold again',
    reply: Theme,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/admin/themes/chosen',
    access: 'admin',
    summary: 'Choose the colours that everybody sees; null for those of the settings',
    body: z.object({ id: Id.nullable() }),
    reply: AppTheme,
  }),
};
