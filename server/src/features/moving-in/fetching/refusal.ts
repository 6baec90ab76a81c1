import { AppError } from '../../../platform/errors/index.ts';
import { outboundRefusal } from '../../../platform/http/index.ts';
import { ImageError } from '../../../platform/images/index.ts';
import { OutboundError } from '../../../platform/outbound/index.ts';

/** What a report tells of a page, a picture or a scan that could not be had; nothing where the fault is the server's own. */
export const refusalOf = (error: unknown): AppError | undefined => {
  if (error instanceof OutboundError) return outboundRefusal(error);
  if (error instanceof ImageError) return new AppError(`image.${error.problem}`, {}, { cause: error });
  return error instanceof AppError ? error : undefined;
};
