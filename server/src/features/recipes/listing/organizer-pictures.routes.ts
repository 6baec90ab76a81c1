import { contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { picturesOfOrganizers } from './organizer-pictures.repository.ts';

export const organizerPictureRoutes: Route[] = implement(contract.organizerPictures, {
  get: ({ query }, { db }) => picturesOfOrganizers(db, query.kind),
});
