// The demo's films: stores them, and converts their texts to the features' format.
import { createHash } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { posterAddress } from "@shirube/api/modules/common/media/grants/service"
import type { VideoPurpose } from "@shirube/contract/common/media/videos"
import { type Language, languages } from "@shirube/vocabulary/language"
import sharp from "sharp"
import { namedId, type VideoId } from "../src/kernel/db/ids.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { adoptVideo, describeVideo } from "../src/modules/common/media/videos/service.ts"
import { type FilmRecord, mediaPath } from "./learning/media.ts"
import type { Scene } from "./learning/shape.ts"

export const inBoth = <Text>(textIn: (language: Language) => Text) =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)]))

/** `folder` is for temporary files. Idempotent. */
export async function adoptFilm(
  platform: Platform,
  film: FilmRecord,
  folder: string,
  now: Date,
  purpose: VideoPurpose = "lesson-video",
) {
  const name = film.id.replaceAll("/", "-")
  const id = idOf(film)
  const posterPath = join(folder, `${name}.jpg`)
  await sharp(mediaPath(film.poster)).jpeg({ quality: 80 }).toFile(posterPath)
  const isKnown = (await describeVideo(platform.db.autocommit, [id])).has(id)
  const sound = isKnown ? {} : { audioPath: await copySound(film, join(folder, `${name}.m4a`)) }
  const paths = { videoPath: mediaPath(film.film), posterPath, ...sound }
  const adopted = await adoptVideo(platform.db, platform, { id, purpose, ...paths }, now)
  return { videoId: adopted.id, durationMs: adopted.durationMs, poster: posterAddress(adopted) }
}

/**
 * The film's sound as a separate file, for listening on the way. It is copied without transcoding, so this
 * needs no ffmpeg.
 */
async function copySound(film: FilmRecord, to: string): Promise<string> {
  const { BufferTarget, Conversion, FilePathSource, Input, MP4, Mp4OutputFormat, Output } = await import(
    "mediabunny"
  )
  const input = new Input({ formats: [MP4], source: new FilePathSource(mediaPath(film.film)) })
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target })
  const copying = await Conversion.init({ input, output, video: { discard: true } })
  await copying.execute()
  if (!target.buffer) throw new Error(`The film ${film.id} has no sound that could be copied.`)
  await writeFile(to, Buffer.from(target.buffer))
  return to
}

/** Every sentence with its time, and the start of each scene. */
export function spokenIn(scenes: readonly Scene[], film: FilmRecord, language: Language) {
  const sentences = scenes.flatMap((scene) => scene.sentences)
  const firstOf = (scene: number) =>
    scenes.slice(0, scene).reduce((sum, each) => sum + each.sentences.length, 0)
  return {
    cues: sentences.map((sentence, at) => {
      const [startMs = 0, endMs = 0] = film.sentences[at] ?? []
      return { startMs, endMs, text: sentence[language] }
    }),
    marks: scenes.map(({ title }, at) => ({
      startMs: at === 0 ? 0 : (film.sentences[firstOf(at)]?.[0] ?? 0),
      title: title[language],
    })),
  }
}

/** Derived from the film's name and content: another cut is another video. */
function idOf({ id, film }: FilmRecord): VideoId {
  const digest = createHash("sha256").update(`${id} ${film.sha256}`).digest("hex")
  return namedId<VideoId>(
    [
      digest.slice(0, 8),
      digest.slice(8, 12),
      `4${digest.slice(13, 16)}`,
      `8${digest.slice(17, 20)}`,
      digest.slice(20, 32),
    ].join("-"),
  )
}
