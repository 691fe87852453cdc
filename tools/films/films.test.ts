// The committed videos match their texts, and are small enough to clone. Needs no video program.
import { readFileSync } from "node:fs"
import { languages } from "@shirube/vocabulary/language"
import { LONGEST_TIP_SECONDS } from "@shirube/vocabulary/product"
import { expect, it } from "vitest"
import { type FilmRecord, mediaPath, readMedia } from "../../apps/api/seed/learning/media.ts"
import { fileRecord } from "./file-record.ts"
import { beginsAtOnce, millisecondsOf } from "./mp4.ts"
import { fingerprint, lessonScripts, recordingScripts, type Script, tipScripts } from "./script.ts"
import { slideDecks } from "./slides.ts"
import { readVtt } from "./webvtt.ts"

const MOST_BYTES = 45_000_000
const MOST_BYTES_OF_SLIDES = 220_000
const SHORTEST = 60_000
const LONGEST = 150_000
const LONGEST_UPRIGHT = LONGEST_TIP_SECONDS * 1_000

const media = await readMedia()
const long = [...lessonScripts(), ...recordingScripts()]
const scripts = [...long, ...tipScripts()]
const filesOf = ({ film, poster, captions, chapters }: FilmRecord) => [
  film,
  poster,
  ...Object.values(captions),
  ...Object.values(chapters),
]
const filmOf = (script: Script): FilmRecord => {
  const film = media.films.find(({ id }) => id === script.id)
  if (!film) throw new Error(`${script.id} has no film: npm run films`)
  return film
}

it("there is a video for every lesson, recording and filmed tip, rendered from the current text, and no other", () => {
  expect(lessonScripts()).toHaveLength(24)
  expect(media.films.map(({ id, made_of }) => [id, made_of])).toEqual(
    scripts.map((script) => [script.id, fingerprint(script)]),
  )
})

it("there are small slides for every past event, rendered from the current text", () => {
  expect(media.slides.map(({ id, made_of }) => [id, made_of])).toEqual(
    slideDecks().map((deck) => [deck.id, fingerprint(deck)]),
  )
  for (const { pages, slides } of media.slides) {
    expect(pages).toBeGreaterThanOrEqual(4)
    expect(pages).toBeLessThanOrEqual(6)
    expect(slides.bytes).toBeLessThanOrEqual(MOST_BYTES_OF_SLIDES)
    expect(readFileSync(mediaPath(slides)).toString("latin1", 0, 5)).toBe("%PDF-")
  }
})

it("every file matches its record in the manifest", () => {
  for (const file of [...media.films.flatMap(filesOf), ...media.slides.map(({ slides }) => slides)])
    expect(fileRecord(file.path)).toEqual(file)
})

it("all files together are at most 45 MB", () => {
  const files = [...media.films.flatMap(filesOf), ...media.slides.map(({ slides }) => slides)]
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES)
})

it("the video of a tip is portrait, and as short as one that a senpai uploads", () => {
  expect(tipScripts().length).toBeGreaterThan(0)
  for (const script of tipScripts()) {
    const { milliseconds, width, height } = filmOf(script)
    expect(milliseconds).toBeLessThanOrEqual(LONGEST_UPRIGHT)
    expect(height).toBeGreaterThan(width)
  }
})

it.each(long.map((script) => [script.id, script] as const))(
  "%s lasts between 60 and 150 seconds, matches its header, and starts without a full download",
  (_id, script) => {
    const { milliseconds, film } = filmOf(script)
    expect(milliseconds).toBeGreaterThanOrEqual(SHORTEST)
    expect(milliseconds).toBeLessThanOrEqual(LONGEST)
    const file = readFileSync(mediaPath(film))
    expect(millisecondsOf(file)).toBe(milliseconds)
    expect(beginsAtOnce(file)).toBe(true)
  },
)

it.each(scripts.map((script) => [script.id, script] as const))(
  "%s has captions and chapters in both languages, in order and within the video",
  (_id, script) => {
    const film = filmOf(script)
    const said = script.scenes.flatMap(({ sentences }) => sentences)
    for (const language of languages) {
      const captions = readVtt(readFileSync(mediaPath(film.captions[language]), "utf8"))
      expect(captions.map(({ text }) => text)).toEqual(said.map((sentence) => sentence[language]))
      expect(captions.map(({ start, end }) => [start, end])).toEqual(film.sentences)
      const chapters = readVtt(readFileSync(mediaPath(film.chapters[language]), "utf8"))
      expect(chapters.map(({ text }) => text)).toEqual(script.scenes.map(({ title }) => title[language]))
      for (const cues of [captions, chapters]) {
        const times = cues.flatMap(({ start, end }) => [start, end])
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        expect(times.at(-1)).toBeLessThanOrEqual(film.milliseconds)
      }
    }
  },
)
