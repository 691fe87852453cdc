// Renders what is missing or outdated, and updates the manifest. Arguments select ids that contain one of
// them; `--again` also renders what is up to date.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import {
  type FilmRecord,
  MANIFEST,
  type Media,
  mediaPath,
  readMedia,
  type SlidesRecord,
} from "../../apps/api/seed/learning/media.ts"
import { makeFilm } from "./film.ts"
import { page as emptyPage, FRAME } from "./pictures.ts"
import { fingerprint, lessonScripts, recordingScripts, tipScripts } from "./script.ts"
import { makeSlides, slideDecks } from "./slides.ts"

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"))
const again = process.argv.includes("--again")
const isWanted = (id: string) => wanted.length === 0 || wanted.some((name) => id.includes(name))

const media: Media = existsSync(MANIFEST) ? await readMedia() : { films: [], slides: [] }
const folder = mkdtempSync(join(tmpdir(), "shirube-films-"))
const work = join(folder, "work")

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ["--no-sandbox", "--disable-gpu"],
})

try {
  const page = await browser.newPage({ viewport: FRAME })
  await page.setContent(emptyPage())
  const scripts = [...lessonScripts(), ...recordingScripts(), ...tipScripts()]
  const films = await makeAll(scripts, media.films, (script) =>
    inFreshFolder(() => makeFilm(script, page, work)),
  )
  const slides = await makeAll(slideDecks(), media.slides, (deck) => makeSlides(deck, page))
  writeFileSync(MANIFEST, `${JSON.stringify({ films, slides } satisfies Media, null, 2)}\n`)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}

/** Keeps what is up to date and deletes what is no longer ordered. */
async function makeAll<Order extends { id: string }, Record extends FilmRecord | SlidesRecord>(
  orders: readonly Order[],
  known: readonly Record[],
  make: (order: Order) => Promise<Record>,
): Promise<Record[]> {
  const records: Record[] = []
  for (const order of orders) {
    const old = known.find(({ id }) => id === order.id)
    const isFresh =
      old?.made_of === fingerprint(order) && existsSync(mediaPath("film" in old ? old.film : old.slides))
    if (old && (!isWanted(order.id) || (isFresh && !again))) records.push(old)
    else if (isWanted(order.id)) {
      const made = await make(order)
      records.push(made)
      console.log(summaryOf(made))
    }
  }
  return records
}

function summaryOf(made: FilmRecord | SlidesRecord): string {
  const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`
  return "film" in made
    ? `${made.id}: ${(made.milliseconds / 1000).toFixed(1)} s, ${size(made.film.bytes)}`
    : `${made.id}: ${made.pages} pages, ${size(made.slides.bytes)}`
}

function inFreshFolder<Result>(task: () => Promise<Result>): Promise<Result> {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work)
  return task()
}
