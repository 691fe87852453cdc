// The films and slides beside the texts, and what `npm run films` recorded about each of them.
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { languages } from "@shirube/vocabulary/language"
import { z } from "zod"

export const MEDIA_FOLDER = join(import.meta.dirname, "media")

const File = z.strictObject({
  /** Relative to the folder: `courses/entry-sheet/the-first-sentence.mp4`. */
  path: z.string(),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
const perLanguage = z.record(z.enum(languages), File)

const Film = z.strictObject({
  /** `courses/{course}/{lesson}`, `past-events/{event}` or `tips/{tip}`. */
  id: z.string(),
  /** Digest of its text: shows whether a film is older than its text. */
  made_of: z.string(),
  milliseconds: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  film: File,
  poster: File,
  captions: perLanguage,
  chapters: perLanguage,
  /** Start and end of each spoken sentence in milliseconds, in the order of the scenes. */
  sentences: z.array(z.tuple([z.int(), z.int()])),
})
const Slides = z.strictObject({
  /** `past-events/{event}`. */
  id: z.string(),
  made_of: z.string(),
  pages: z.int().positive(),
  slides: File,
})
const Media = z.strictObject({ films: z.array(Film), slides: z.array(Slides) })

export type MediaFile = z.output<typeof File>
export type FilmRecord = z.output<typeof Film>
export type SlidesRecord = z.output<typeof Slides>
export type Media = z.output<typeof Media>

export const mediaPath = ({ path }: MediaFile) => join(MEDIA_FOLDER, path)

export const MANIFEST = join(MEDIA_FOLDER, "manifest.json")

export const readMedia = async (): Promise<Media> => Media.parse(JSON.parse(await readFile(MANIFEST, "utf8")))
