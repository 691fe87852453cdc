// What the editor of texts needs from the API, for every noun.
import {
  DOCUMENT_PICTURE_LIMIT_BYTES,
  DOCUMENT_PICTURE_PURPOSE,
} from "@shirube/vocabulary/editorial/writing/pictures"
import { api } from "#web/lib/api/api.ts"

export const pictureOptions = {
  purpose: DOCUMENT_PICTURE_PURPOSE,
  mostBytes: DOCUMENT_PICTURE_LIMIT_BYTES,
  most: 40,
}

export const annotate = async (text: string) =>
  (await api("POST /v1/editors/furigana", { body: { text }, handles: "all" })).text
