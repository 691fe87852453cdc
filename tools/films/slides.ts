// The slides of a past event: a small PDF, both languages side by side.
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Page } from "@playwright/test"
import type { Topic } from "@shirube/vocabulary/topics"
import { MEDIA_FOLDER, type SlidesRecord } from "../../apps/api/seed/learning/media.ts"
import { pastEvents } from "../../apps/api/seed/learning/past-events.ts"
import type { Both, Slide } from "../../apps/api/seed/learning/shape.ts"
import { fileRecord } from "./file-record.ts"
import { slidePages } from "./pictures.ts"
import { fingerprint, type Speaker, speakerOf } from "./script.ts"

export interface Deck {
  readonly id: string
  readonly title: Both
  readonly topic: Topic
  readonly speaker: Speaker
  readonly slides: readonly Slide[]
}

export const slideDecks = (): Deck[] =>
  pastEvents.flatMap(({ key, title, topics: [topic], speakers: [host = ""], slides }) =>
    topic ? [{ id: `past-events/${key}`, title, topic, speaker: speakerOf(host), slides }] : [],
  )

export async function makeSlides(deck: Deck, page: Page): Promise<SlidesRecord> {
  const path = `${deck.id}.pdf`
  const drawn = JSON.stringify(slidePages(deck.title, deck.topic, deck.speaker, deck.slides))
  await page.evaluate(
    `document.querySelector("main").innerHTML = ${drawn}; document.fonts.ready.then(() => {})`,
  )
  mkdirSync(dirname(join(MEDIA_FOLDER, path)), { recursive: true })
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  writeFileSync(join(MEDIA_FOLDER, path), undated(pdf))
  return { id: deck.id, made_of: fingerprint(deck), pages: deck.slides.length + 1, slides: fileRecord(path) }
}

/**
 * Removes the creation date, which would change the file on every run. Keeps the length, because a PDF
 * contains byte offsets.
 */
const undated = (pdf: Buffer) =>
  Buffer.from(
    pdf
      .toString("latin1")
      .replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, (_, name: string) => `/${name} (D:20261116000000`),
    "latin1",
  )
