import { z } from 'zod';
import { isWebAddress } from './web-address.ts';

/** An id as clients send it: dashed UUID text in any case. */
export const Id = z.uuid().transform((id) => id.toLowerCase());

/** A moment: ISO 8601 in UTC with `Z`. */
export const Moment = z.string();

/** A time of the day such as `18:30`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When an entity was made and last changed. */
export const Stamps = { createdAt: Moment.nullable(), updatedAt: Moment.nullable() };

/** A name that a person gives: trimmed, not empty. */
export const Name = z.string().trim().min(1).max(255);

/** Free text of the length that a page can bear. */
export const Text = z.string().max(100_000);

export const Message = z.object({ message: z.string(), error: z.boolean() });

/** An address of a web page, or nothing. */
export const WebAddress = z
  .string()
  .trim()
  .max(4000)
  .superRefine((text, { addIssue }) => {
    if (text !== '' && !isWebAddress(text)) addIssue({ code: 'invalid_format', format: 'url', input: text });
  });

const mostExtras = 100;

/** Values that programs keep with a thing. */
export const Extras = z
  .record(
    z.string().max(255),
    z
      .unknown()
      .transform((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
      .pipe(z.string().max(10_000)),
  )
  .superRefine((extras, { addIssue }) => {
    if (Object.keys(extras).length <= mostExtras) return;
    addIssue({ code: 'too_big', origin: 'array', maximum: mostExtras, inclusive: true, input: extras });
  });
