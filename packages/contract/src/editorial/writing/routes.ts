// The editors' place to write. A document is one part without a language (`details`) and one for each language.
// Each part is drafted with a version of its own; readers see what was published last.

import { LONGEST_WRITING_SEARCH, writingFilters } from "@shirube/vocabulary/editorial/writing/choices"
import { WRITING_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { z } from "zod"
import { route } from "../../route.ts"
import { page, pageQuery } from "../../wire.ts"
import {
  access,
  DocumentId,
  document,
  Fields,
  limit,
  Noun,
  Part,
  params,
  SavedPart,
  tag,
  Version,
  WritingDocument,
  WritingLock,
  WritingSummary,
} from "./documents.ts"

export const DOCUMENTS_PER_PAGE = 30
export const DOCUMENTS_PER_PAGE_MAX = 100

export const listWritingNouns = route({
  method: "get",
  path: "/v1/editors/writing/nouns",
  summary: "What editors can write, with the number of documents",
  tag,
  access,
  success: {
    status: 200,
    body: z.object({
      items: z.array(
        z.object({
          noun: Noun,
          title: z.string().meta({ description: "In the plural" }),
          documents: z.int(),
          in_review: z.int(),
          has_address: z.boolean().meta({ description: "It has a page whose address may be changed" }),
          is_fixed: z.boolean().meta({ description: "Its documents are given: none is added" }),
          publishes_together: z.boolean().meta({
            description: "Both languages are published, scheduled and withdrawn at once: name both",
          }),
        }),
      ),
    }),
  },
  errors: [],
})

export const listWriting = route({
  method: "get",
  path: "/v1/editors/writing",
  summary: "Documents, last changed first; those in the trash only with `state=trash`",
  tag,
  access,
  query: z.object({
    noun: Noun.optional(),
    state: z.enum(writingFilters).optional(),
    q: z
      .string()
      .trim()
      .max(LONGEST_WRITING_SEARCH)
      .optional()
      .meta({ description: "Part of a title or of the address, in either language" }),
    ...pageQuery(DOCUMENTS_PER_PAGE_MAX, DOCUMENTS_PER_PAGE),
  }),
  success: { status: 200, body: page(WritingSummary) },
  errors: ["cursor.invalid"],
})

export const createWriting = route({
  method: "post",
  path: "/v1/editors/writing/{noun}",
  summary: "Begin an empty document; the caller gets its lock",
  tag,
  access,
  limit,
  params: z.object({ noun: Noun }),
  body: z.object({ id: DocumentId }),
  success: { status: 201, body: WritingDocument },
  errors: ["writing.address_taken", "writing.fixed"],
})

export const getWriting = route({
  method: "get",
  path: "/v1/editors/writing/{noun}/{id}",
  summary: "A document with the drafts of all its parts",
  tag,
  access,
  params,
  success: document,
  errors: ["writing.not_found"],
})

export const saveWriting = route({
  method: "put",
  path: "/v1/editors/writing/{noun}/{id}/{part}/draft",
  summary:
    "Save the draft of one part; readers see nothing of it. Repeating the same save is harmless. A refused text is kept in the history",
  tag,
  access,
  limit,
  bodyBytes: WRITING_LIMIT_BYTES,
  params: params.extend({ part: Part }),
  body: z.object({ version: Version, fields: Fields }),
  success: { status: 200, body: SavedPart },
  errors: ["writing.not_found", "writing.changed_elsewhere", "writing.locked", "writing.in_trash"],
})

export const lockWriting = route({
  method: "post",
  path: "/v1/editors/writing/{noun}/{id}/lock",
  summary:
    "Take the lock, or say every half minute that it is still needed; while another editor has it, theirs is returned",
  tag,
  access,
  limit,
  params,
  body: z.object({
    take_over: z.boolean().default(false).meta({ description: "Even if another editor has it" }),
  }),
  success: { status: 200, body: WritingLock },
  errors: ["writing.not_found", "writing.in_trash"],
})

export const unlockWriting = route({
  method: "delete",
  path: "/v1/editors/writing/{noun}/{id}/lock",
  summary: "Release the caller's own lock",
  tag,
  access,
  limit,
  params,
  success: { status: 204, body: null },
  errors: ["writing.not_found"],
})

export const routes = [
  listWritingNouns,
  listWriting,
  createWriting,
  getWriting,
  saveWriting,
  lockWriting,
  unlockWriting,
] as const
