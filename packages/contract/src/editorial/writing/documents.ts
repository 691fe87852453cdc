// What the routes of the place to write share: the shapes of a document, and who may call them.

import {
  sideStates,
  versionReasons,
  writingNouns,
  writingParts,
} from "@shirube/vocabulary/editorial/writing/choices"
import { languages } from "@shirube/vocabulary/language"
import { z } from "zod"
import { wordsOf } from "../../ids.ts"
import { Instant, Language } from "../../wire.ts"

export const DocumentId = wordsOf("document").meta({
  description: "Identifies a document among those of its noun; never changes, while its address may",
})
export const Address = wordsOf("document-address").meta({ description: "The last part of its address" })
export const Noun = z.enum(writingNouns)
export const Part = z.enum(writingParts)
const both = <Text extends z.ZodType>(each: Text) => z.object({ en: each, ja: each })

/** A noun has schemas of its own; property names are single words. */
export const Fields = z
  .record(z.string(), z.unknown())
  .meta({ description: "The fields of this part, as the noun defines them; unfinished ones are empty" })
export const Version = z
  .int()
  .min(0)
  .meta({ description: "The version that was read; 0 before the first save" })
export const Versions = z
  .object({ details: Version, en: Version.optional(), ja: Version.optional() })
  .meta({ description: "The versions that were read, of the details and of each language concerned" })
export const Languages = z
  .array(Language)
  .min(1)
  .max(languages.length)
  .refine((chosen) => new Set(chosen).size === chosen.length)

const Editor = z
  .object({ id: z.uuid(), name: z.string() })
  .nullable()
  .meta({ description: "Null: loaded from files, or the account was deleted" })

export const WritingLock = z
  .object({
    by: z.object({ id: z.uuid(), name: z.string() }),
    since: Instant,
    is_mine: z.boolean(),
  })
  .meta({ id: "WritingLock" })

export const WritingSide = z
  .object({
    language: Language,
    state: z.enum(sideStates),
    has_changes: z.boolean().meta({ description: "The published text is older than the draft" }),
    other_changed: z
      .boolean()
      .meta({ description: "The other language was changed after this one; publishing this one settles it" }),
    published_at: Instant.nullable().meta({ description: "When readers got what they see now" }),
    scheduled_at: Instant.nullable(),
    is_schedule_missed: z.boolean().meta({
      description: "Something was missing when its time came; the next save or schedule settles it",
    }),
  })
  .meta({ id: "WritingSide" })

export const WritingSummary = z
  .object({
    noun: Noun,
    id: z.string(),
    address: z.string(),
    title: both(z.string()).meta({ description: "Of the drafts, without furigana; may be empty" }),
    sides: z.array(WritingSide),
    has_changed_details: z.boolean().meta({ description: "The published details are older than the draft" }),
    is_from_files: z.boolean().meta({
      description: "No editor has changed it: the next start still takes it from the files",
    }),
    changed_at: Instant,
    changed_by: Editor,
    lock: WritingLock.nullable(),
    trashed_at: Instant.nullable(),
  })
  .meta({ id: "WritingSummary" })

const PartDraft = z.object({
  version: Version,
  fields: Fields,
  published: Fields.nullable().meta({ description: "What readers see; null if it is not published" }),
  changed_at: Instant,
  changed_by: Editor,
})

export const WritingDocument = WritingSummary.extend({
  parts: z
    .object({ details: PartDraft, en: PartDraft, ja: PartDraft })
    .meta({ description: "Each with its version, which the next save sends back" }),
  path: z
    .string()
    .nullable()
    .meta({ description: "Its page, without a language prefix; null for a noun without pages" }),
  is_fixed: z.boolean().meta({ description: "A part of the site that is not added, moved or withdrawn" }),
  former_addresses: z.array(z.string()).meta({ description: "They lead to the present one" }),
  missing: z
    .array(
      z.object({
        part: Part,
        field: z.string().meta({ description: "Within the part: `sources.0.url`" }),
        language: Language.nullable().meta({
          description: "The language that cannot be published without it; null: neither can",
        }),
        text: z.string().meta({ description: "What is missing, in the language of `LanguageType`" }),
      }),
    )
    .meta({ description: "What publishing still needs" }),
  consequences: z.array(z.string()).meta({
    description:
      "What publishing the draft brings about beside the text itself, in the language of `LanguageType`",
  }),
  deleted_at: Instant.nullable().meta({ description: "When the trash deletes it for good" }),
}).meta({ id: "WritingDocument" })

export const SavedPart = z
  .object({ version: Version, changed_at: Instant })
  .meta({ id: "SavedPart", description: "The draft as it was saved" })

export const WritingVersion = z
  .object({
    number: z.int(),
    part: Part,
    reason: z.enum(versionReasons),
    at: Instant,
    by: Editor,
  })
  .meta({ id: "WritingVersion" })

export const tag = "Writing"
export const access = { roles: ["editor"], editorRoles: ["writer", "reviewer"] } as const
/** What readers notice is decided by a reviewer. */
export const reviewers = { roles: ["editor"], editorRoles: ["reviewer"] } as const
export const limit = { per: "user", points: 120, seconds: 60 } as const
export const params = z.object({ noun: Noun, id: DocumentId })
export const document = { status: 200, body: WritingDocument } as const

/** A change of what readers see or may see. */
export const refused = [
  "writing.not_found",
  "writing.changed_elsewhere",
  "writing.locked",
  "writing.in_trash",
] as const
