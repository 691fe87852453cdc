import {
  MOST_PICTURES,
  PICTURE_LIMIT_BYTES,
  PICTURE_PURPOSE,
  pictureReference,
} from "@shirube/vocabulary/community/forum/choices"
import type { PictureUploadOptions } from "#web/ui/writing/use-picture.ts"

/** In questions and answers. */
export const postPictures: PictureUploadOptions = {
  purpose: PICTURE_PURPOSE,
  mostBytes: PICTURE_LIMIT_BYTES,
  most: MOST_PICTURES,
  reference: pictureReference,
}
