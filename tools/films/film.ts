// Renders one video: speech, pictures, editing, captions. H.264 and AAC in an MP4 that can start playing
// before it is downloaded completely.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Page } from "@playwright/test"
import { languages } from "@shirube/vocabulary/language"
import { type FilmRecord, MEDIA_FOLDER } from "../../apps/api/seed/learning/media.ts"
import { fileRecord } from "./file-record.ts"
import { millisecondsOf } from "./mp4.ts"
import { frameOf, titlePicture } from "./pictures.ts"
import { runProgram } from "./program.ts"
import { fingerprint, type Script } from "./script.ts"
import { levelled, writeWave } from "./sound.ts"
import { FRAMES_PER_SECOND, type Shot, timelineOf } from "./timeline.ts"
import { speak } from "./voices.ts"
import { writeVtt } from "./webvtt.ts"

const POSTER_WIDTH = 960
const UPRIGHT_POSTER_WIDTH = 540
/** Also the number of frames: there is at least one per second. */
const SECONDS_BETWEEN_KEY_FRAMES = "10"
const BT709 = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"]

/** `folder` holds temporary files. */
export async function makeFilm(script: Script, page: Page, folder: string): Promise<FilmRecord> {
  await page.setViewportSize(frameOf(script))
  const said = script.scenes.flatMap(({ sentences }) => sentences)
  const texts = said.map((sentence) => sentence.say ?? sentence[script.spoken])
  const timeline = timelineOf(script, await speak[script.spoken](texts, folder))

  const sound = join(folder, "sound.wav")
  writeFileSync(sound, writeWave(levelled(timeline.sound)))
  const list = join(folder, "pictures.txt")
  writeFileSync(list, await drawShots(timeline.shots, page, folder))

  const place = (ending: string) => `${script.id}.${ending}`
  const target = (ending: string) => join(MEDIA_FOLDER, place(ending))
  mkdirSync(dirname(target("mp4")), { recursive: true })
  await cut(list, sound, timeline.milliseconds, target("mp4"))
  const cover = await draw(
    { html: titlePicture(script), arrived: 1, frames: 1 },
    page,
    join(folder, "poster.jpg"),
  )
  await runProgram("ffmpeg", [
    ...[
      "-v",
      "error",
      "-y",
      "-i",
      cover,
      "-vf",
      `scale=${script.isUpright ? UPRIGHT_POSTER_WIDTH : POSTER_WIDTH}:-1`,
      "-quality",
      "78",
    ],
    target("webp"),
  ])
  for (const language of languages) {
    const captions = said.map((sentence, at) => cue(timeline.sentences[at], sentence[language]))
    const chapters = script.scenes.map(({ title }, at) => cue(timeline.scenes[at], title[language]))
    writeFileSync(target(`${language}.vtt`), writeVtt(captions))
    writeFileSync(target(`chapters.${language}.vtt`), writeVtt(chapters))
  }
  return {
    id: script.id,
    made_of: fingerprint(script),
    milliseconds: millisecondsOf(readFileSync(target("mp4"))),
    ...frameOf(script),
    film: fileRecord(place("mp4")),
    poster: fileRecord(place("webp")),
    captions: { en: fileRecord(place("en.vtt")), ja: fileRecord(place("ja.vtt")) },
    chapters: { en: fileRecord(place("chapters.en.vtt")), ja: fileRecord(place("chapters.ja.vtt")) },
    sentences: [...timeline.sentences],
  }
}

const cue = ([start, end]: readonly [number, number] = [0, 0], text = "") => ({ start, end, text })

/** Writes ffmpeg's list of pictures and their durations. */
async function drawShots(shots: readonly Shot[], page: Page, folder: string): Promise<string> {
  const lines: string[] = []
  for (const [at, shot] of shots.entries()) {
    const file = await draw(shot, page, join(folder, `${at}.jpg`))
    for (const frames of inPieces(shot.frames))
      lines.push(
        `file '${file}'\noption framerate ${FRAMES_PER_SECOND}`,
        `duration ${(frames / FRAMES_PER_SECOND).toFixed(1)}`,
      )
  }
  // ffmpeg needs the last picture twice to apply its duration.
  return [...lines, ...lines.slice(-2, -1), ""].join("\n")
}

/**
 * Splits a long shot into one frame per second, so that a seeking player finds a frame nearby without
 * encoding more.
 */
const inPieces = (frames: number) =>
  Array.from({ length: Math.ceil(frames / FRAMES_PER_SECOND) }, (_, at) =>
    Math.min(FRAMES_PER_SECOND, frames - at * FRAMES_PER_SECOND),
  )

async function draw({ html, arrived }: Shot, page: Page, file: string): Promise<string> {
  const drawn = JSON.stringify(`<div style="--arrive:${arrived}">${html}</div>`)
  await page.evaluate(
    `document.querySelector("main").innerHTML = ${drawn}; document.fonts.ready.then(() => {})`,
  )
  writeFileSync(file, await page.screenshot({ type: "jpeg", quality: 95 }))
  return file
}

async function cut(list: string, sound: string, milliseconds: number, target: string): Promise<void> {
  const still = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,settb=1/1000"
  await runProgram("ffmpeg", [
    ...["-v", "error", "-y", "-f", "concat", "-safe", "0", "-i", list, "-i", sound],
    ...["-t", (milliseconds / 1000).toFixed(1), "-vf", still],
    ...["-c:v", "libx264", "-profile:v", "main", "-preset", "faster", "-tune", "stillimage", "-crf", "26"],
    ...["-fps_mode", "vfr", "-bf", "0", "-g", SECONDS_BETWEEN_KEY_FRAMES, ...BT709],
    ...["-c:a", "aac", "-b:a", "44k", "-ac", "1", "-ar", "32000"],
    ...["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"],
    ...["-movflags", "+faststart", target],
  ])
}
