import { RecipeContent, timelineEventTypes } from '@larder/contract';
import { z } from 'zod';

/** Whoever said something, by whatever finds them again on another server. */
const Person = z.object({ id: z.string(), username: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;

const most = 2000;
const moment = z.iso.datetime();
const text = z.string().max(100_000);

/** What stands beside a recipe in our archive: what people have said of it, what happened to it, and what it was before. */
export const RecipeBesides = z.object({
  createdAt: moment,
  updatedAt: moment,
  version: z.number().int().min(1).max(2_000_000_000),
  /** When it was made, as far as somebody said it without an event. */
  lastMadeStated: moment.nullable(),
  comments: z.array(z.object({ by: Person, text: text, createdAt: moment, updatedAt: moment })).max(most),
  events: z
    .array(
      z.object({
        /** By which its picture is found. */
        id: z.string().max(64),
        by: Person.nullable(),
        subject: z.string().max(255),
        eventType: z.enum(timelineEventTypes),
        eventMessage: text.nullable(),
        hasImage: z.boolean(),
        timestamp: moment,
        recipeVersion: z.number().int().nullable(),
      }),
    )
    .max(most),
  opinions: z
    .array(z.object({ by: Person, rating: z.number().min(0).max(5).nullable(), isFavorite: z.boolean() }))
    .max(most),
  /** In their order. */
  versions: z
    .array(
      z.object({
        version: z.number().int().min(1),
        by: Person.nullable(),
        savedAt: moment,
        restoredFrom: moment.nullable(),
        content: RecipeContent,
      }),
    )
    .max(most),
});
export type RecipeBesides = z.infer<typeof RecipeBesides>;

/** The key under which they stand in the JSON of a recipe, and by which our archive is known. */
export const besidesKey = 'larder';
