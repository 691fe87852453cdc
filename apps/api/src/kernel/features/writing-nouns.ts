// What editors write. A feature describes its noun in its own folder: its fields, what publishing needs, and how
// published fields become what readers see. The editors' place to write (editorial/writing) uses these values and
// imports no feature.

import type { WritingNounName, WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import type { Language } from "@shirube/vocabulary/language"
import type { z } from "zod"
import type { Tx } from "#api/kernel/db/client"
import type { DocumentId, FileId, VideoId } from "#api/kernel/db/ids"

type Words = Readonly<Record<Language, string>>
type Fields = Readonly<Record<string, unknown>>

/** All parts as drafted. */
export interface DraftedDocument {
  readonly id: DocumentId
  readonly details: Fields
  readonly en: Fields
  readonly ja: Fields
}

/** What readers are to see. */
export interface PublishedDocument {
  readonly id: DocumentId
  readonly address: string
  readonly firstPublishedAt: Date
  readonly details: Fields
  /** The published languages; at least one. */
  readonly texts: Readonly<Partial<Record<Language, Fields>>>
}

export interface MissingField {
  readonly part: WritingPartName
  /** `sources.0.url` */
  readonly field: string
  /** The language that cannot be published without it; null: neither can. */
  readonly language: Language | null
  readonly text: Words
}

/** A recording or other upload, which belongs to one document. */
export type DocumentFile =
  | { readonly kind: "video"; readonly purpose: string; readonly id: VideoId }
  | { readonly kind: "file"; readonly purpose: string; readonly id: FileId }

export type PublishOutcome = "published" | "changed" | "unchanged"

/** Idempotent: what is unchanged emits nothing. */
export type Publisher = (document: PublishedDocument, now: Date) => Promise<PublishOutcome>

export interface WritingNoun {
  readonly name: WritingNounName
  readonly position: number
  /** In the plural. */
  readonly title: Words
  /** Its two languages cannot be published apart. */
  readonly publishesTogether?: true
  /** Its documents are these and no others: they are not added, moved or withdrawn. */
  readonly fixed?: readonly string[]
  /** Null: it has no page of its own, and its key never changes. */
  readonly path: ((address: string) => `/${string}`) | null
  /** Addresses of other pages at the same place. */
  readonly reservedAddresses?: readonly string[]
  /** Bounded shapes of drafts, whose fields may be empty. */
  readonly fields: { readonly details: z.ZodType<Fields>; readonly text: z.ZodType<Fields> }
  readonly empty: { readonly details: Fields; readonly text: Fields }
  /** With furigana; empty while there is none. */
  titleOf(text: Fields): string
  missing(tx: Tx, document: DraftedDocument, now: Date): Promise<readonly MissingField[]>
  /** What publishing the draft brings about beside the text itself. Shown before it is published. */
  consequences?(tx: Tx, document: DraftedDocument): Promise<readonly Words[]>
  /** Ids of the pictures in a part. */
  picturesIn(fields: Fields): readonly string[]
  /**
   * Uploads that a part names beside its pictures. The first save that names an editor's own attaches it; it is released a
   * month after neither the draft nor what is published names it.
   */
  filesIn?(fields: Fields): readonly DocumentFile[]
  /** Its details have `sources`, which wait in the inbox once they were not seen for long. */
  readonly hasSources?: true
  /** Reads what all documents of the noun are made with, once for any number of them. */
  publisher(tx: Tx): Promise<Publisher>
  /** Hides it from readers. Idempotent. */
  unpublish(tx: Tx, id: DocumentId): Promise<void>
  /** Whether published texts refer to it, so that it must stay. */
  isInUse?(tx: Tx, id: DocumentId): Promise<boolean>
  /** After it was deleted for good: removes what was kept in case it is published again. */
  onDeleted?(tx: Tx, id: DocumentId): Promise<void>
}

export const writingNoun = (noun: WritingNoun): WritingNoun => noun
