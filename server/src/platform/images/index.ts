export { ImageError, type ImageProblem } from './image-error.ts';
export { makeAvatar } from './make-avatar.ts';
export { type ImageVariants, makeVariants, readImage } from './make-variants.ts';
