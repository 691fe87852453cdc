// The demo's past events, as editors write them, with their recordings and slides.
import { createReadStream, existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PDF_TYPE } from "@shirube/contract/common/media/files"
import type { Language } from "@shirube/vocabulary/language"
import {
  type DraftedCaptions,
  noCaptions,
  type PastEventDetails,
  type PastEventText,
} from "@shirube/vocabulary/learning/past-events/writing"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { DEMO_DOMAIN } from "../src/kernel/config/demo.ts"
import { type FileId, namedId, type UserId } from "../src/kernel/db/ids.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { attachFiles } from "../src/modules/common/media/attachments/service.ts"
import { processFile } from "../src/modules/common/media/file-processing/service.ts"
import { receiveFile } from "../src/modules/common/media/receiving/service.ts"
import { type FiledDocument, loadDocuments } from "../src/modules/editorial/writing/loading/service.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { slidesPurpose } from "../src/modules/learning/past-events/slides/service.ts"
import { noteOrigin, pastEventNoun } from "../src/modules/learning/past-events/writing/service.ts"
import { adoptFilm, inBoth, spokenIn } from "./films.ts"
import { type FilmRecord, MANIFEST, mediaPath, readMedia, type SlidesRecord } from "./learning/media.ts"
import { pastEvents } from "./learning/past-events.ts"
import type { PastEvent } from "./learning/shape.ts"

const DAY_MS = 86_400_000
const EDITOR = `editor@${DEMO_DOMAIN}`

/**
 * Each in its own transaction, until the signal aborts. Idempotent. Returns whether all of them are published;
 * none are while the films and slides have not been made (`npm run films`).
 */
export async function loadPastEvents(platform: Platform, now: Date, signal: AbortSignal): Promise<boolean> {
  if (!existsSync(MANIFEST)) return false
  const { films, slides } = await readMedia()
  const folder = await mkdtemp(join(tmpdir(), "shirube-posters-"))
  try {
    for (const pastEvent of pastEvents) {
      if (signal.aborted) return false
      const id = `past-events/${pastEvent.key}`
      const media = {
        film: films.find((film) => film.id === id),
        slides: slides.find((each) => each.id === id),
      }
      const document = await documentOf(platform, pastEvent, media, { folder, now })
      await platform.db.transaction(async (tx) => {
        await noteOrigin(tx, pastEvent.key, namedId(pastEvent.key))
        await loadDocuments(tx, pastEventNoun, [document], now)
      })
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  return true
}

interface PastEventMedia {
  readonly film: FilmRecord | undefined
  readonly slides: SlidesRecord | undefined
}

async function documentOf(
  platform: Platform,
  pastEvent: PastEvent,
  { film, slides }: PastEventMedia,
  { folder, now }: { readonly folder: string; readonly now: Date },
): Promise<FiledDocument> {
  const { key, kind, topics, daysBefore, recording, sources } = pastEvent
  const spoken = recording && film ? { ...recording, film } : undefined
  const video = spoken ? (await adoptFilm(platform, spoken.film, folder, now)).videoId : ""
  const heldOn = new Date(now.getTime() - daysBefore * DAY_MS)
  const details: PastEventDetails = {
    kind,
    topics,
    held: dayInJapan(heldOn),
    speakers: await speakersOf(platform, pastEvent),
    video,
    spoken: spoken?.spoken ?? "en",
    slides: (slides && (await keepSlides(platform, key, slides, now))) ?? "",
    sources: sources.map(({ checkedOn, ...source }) => ({ ...source, checked: checkedOn })),
  }
  const textIn = (language: Language): PastEventText => ({
    title: pastEvent.title[language],
    markdown: pastEvent.summary[language],
    questions: pastEvent.questions.map(({ question, answer }) => ({
      question: question[language],
      answer: answer[language],
    })),
    captions: spoken ? captionsOf(video, spokenIn(spoken.scenes, spoken.film, language)) : noCaptions,
  })
  return {
    id: namedId(key),
    firstPublishedAt: now,
    formerAddresses: [],
    details: { ...details },
    texts: inBoth((language) => ({ ...textIn(language) })),
  }
}

const captionsOf = (video: string, { cues, marks }: ReturnType<typeof spokenIn>): DraftedCaptions => ({
  video,
  cues: cues.map(({ startMs, endMs, text }) => ({ starts: startMs, ends: endMs, text })),
  marks: marks.map(({ startMs, title }) => ({ starts: startMs, title })),
})

async function speakersOf({ db }: Platform, { speakers }: PastEvent): Promise<UserId[]> {
  const ids: UserId[] = []
  for (const by of speakers) {
    const account = await accountAt(db.autocommit, `${by}@${DEMO_DOMAIN}`)
    if (account) ids.push(account.id)
  }
  return ids
}

/** As if the demo's editor had uploaded them; null without that editor. */
async function keepSlides(
  platform: Platform,
  key: string,
  { slides }: SlidesRecord,
  now: Date,
): Promise<FileId | null> {
  const { db } = platform
  const editor = await accountAt(db.autocommit, EDITOR)
  if (!editor) return null
  const upload = {
    contentType: PDF_TYPE,
    declaredBytes: slides.bytes,
    async *pieces() {
      for await (const piece of createReadStream(mediaPath(slides))) yield piece as Uint8Array
    },
  }
  const retryKey = `slides of ${key} ${slides.sha256}`
  const sent = { purpose: slidesPurpose.name, upload, retryKey }
  const id = await receiveFile(db, platform, editor.id, sent, now)
  await processFile(platform, id)
  const owned = { purpose: slidesPurpose, ownerId: editor.id, ids: [id] }
  if (!(await attachFiles(db.autocommit, owned, now))) throw new Error(`the slides of ${key} are not ready`)
  return id
}
