// Past events as editors write them: how a published document becomes what readers see, and documents that begin with an
// event that is over.
import { PastEventFields } from "@shirube/contract/learning/past-events/writing"
import { type Language, languages } from "@shirube/vocabulary/language"
import { LONGEST_PAST_EVENT_SUMMARY } from "@shirube/vocabulary/learning/past-events/choices"
import {
  emptyPastEventDetails,
  emptyPastEventText,
  type PastEventDetails,
  type PastEventText,
} from "@shirube/vocabulary/learning/past-events/writing"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import {
  type DocumentId,
  type FileId,
  namedId,
  type PastEventId,
  type UserId,
  type VideoId,
} from "#api/kernel/db/ids"
import {
  type DraftedDocument,
  type MissingField,
  type PublishedDocument,
  writingNoun,
} from "#api/kernel/features/writing-nouns"
import { wordIds } from "#api/kernel/text/word-ids"
import { posterAddress } from "#api/modules/common/media/grants/service"
import { describeVideo } from "#api/modules/common/media/videos/service"
import { beginWith } from "#api/modules/editorial/writing/creation/service"
import { fileIdsOf } from "#api/modules/editorial/writing/files/service"
import { eraseDocument } from "#api/modules/editorial/writing/removal/service"
import type { Writer } from "#api/modules/editorial/writing/service"
import { writersOf } from "#api/modules/identity/accounts/service"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { selectPastEventsBy } from "../publishing/queries.ts"
import { type PastEventDocument, publishPastEvent, takeDown } from "../publishing/service.ts"
import { slidesPurpose } from "../slides/service.ts"
import { missingInPastEvent, type UploadState } from "./policy.ts"
import { deleteOrigin, insertOrigin, selectBegunFrom, selectOrigin } from "./queries.ts"

type Fields = Readonly<Record<string, unknown>>
const detailsOf = (fields: Fields) => fields as unknown as PastEventDetails
const textOf = (fields: Fields) => fields as unknown as PastEventText

/** Recordings are uploaded like the films of lessons. */
const RECORDING = "lesson-video"

export const pastEventNoun = writingNoun({
  name: "past-event",
  position: 17,
  title: { en: "Past events", ja: "過去のイベント" },
  path: (address) => `/learning/past-event/${address}`,
  fields: PastEventFields,
  empty: { details: { ...emptyPastEventDetails }, text: { ...emptyPastEventText } },
  titleOf: (fields) => textOf(fields).title,
  picturesIn: () => [],
  hasSources: true,
  filesIn: (fields) => {
    const { video = "", slides = "" }: Partial<PastEventDetails> = fields
    return [
      ...(video === "" ? [] : [{ kind: "video" as const, purpose: RECORDING, id: namedId<VideoId>(video) }]),
      ...(slides === ""
        ? []
        : [{ kind: "file" as const, purpose: slidesPurpose.name, id: namedId<FileId>(slides) }]),
    ]
  },
  missing: missingIn,
  async publisher(tx) {
    const glossary = await glossaryFor(tx)
    return async (document, now) => publishPastEvent(tx, await pastEventOf(tx, document), glossary, now)
  },
  unpublish: (tx, id) => takeDown(tx, namedId(id)),
  onDeleted: async (tx, id) => {
    await deleteOrigin(tx, namedId(id))
  },
})

const keyOf = (id: DocumentId | PastEventId) => ({ noun: pastEventNoun.name, id: namedId<DocumentId>(id) })

async function missingIn(
  tx: Tx,
  { id, details: fields, ...sides }: DraftedDocument,
  now: Date,
): Promise<MissingField[]> {
  const details = detailsOf(fields)
  const { video, slides } = details
  const hasUploads = video !== "" || slides !== ""
  const own = hasUploads ? await fileIdsOf(tx, keyOf(id)) : new Set<string>()
  const film = video === "" ? undefined : await recordingAt(tx, video)
  const recordingState = (): UploadState => {
    if (video === "") return "none"
    if (!own.has(video) || !film || film.state === "refused") return "gone"
    return film.state === "ready" ? "ready" : "in_preparation"
  }
  return missingInPastEvent(
    details,
    { en: textOf(sides.en), ja: textOf(sides.ja) },
    {
      recording: recordingState(),
      slides: slides === "" ? "none" : own.has(slides) ? "ready" : "gone",
      today: dayInJapan(now),
    },
  )
}

const recordingAt = async (tx: Tx, video: string) => {
  const id = namedId<VideoId>(video)
  return (await describeVideo(tx, [id])).get(id)
}

/** Keys in a fixed order, which the database does not keep: a publication is compared by its JSON. */
async function pastEventOf(
  tx: Tx,
  { id, address, firstPublishedAt, details: fields, texts }: PublishedDocument,
): Promise<PastEventDocument> {
  const { kind, topics, held, speakers, video, spoken, slides, sources } = detailsOf(fields)
  const named = speakers.map((speaker) => namedId<UserId>(speaker))
  const present = await writersOf(tx, named)
  const film = video === "" ? undefined : await recordingAt(tx, video)
  const shown = languages.filter((language) => texts[language])
  const only = (words: Readonly<Record<Language, string>>) =>
    Object.fromEntries(shown.map((language) => [language, words[language]]))
  return {
    id: namedId(id),
    address,
    firstPublishedAt,
    eventId: await selectOrigin(tx, namedId(id)),
    kind,
    topics: [...topics],
    heldOn: held,
    speakers: named.filter((speaker) => present.has(speaker)),
    recording:
      film?.state === "ready"
        ? {
            videoId: film.id,
            durationMs: film.durationMs,
            poster: posterAddress(film),
            spokenLanguage: spoken,
          }
        : null,
    slidesId: slides === "" ? null : namedId<FileId>(slides),
    sources: sources.map(({ title, publisher, url, checked }) => ({
      title: only(title),
      publisher: only(publisher),
      url,
      checked_on: checked,
    })),
    texts: Object.fromEntries(
      shown.map((language) => [language, shownText(textOf(texts[language] ?? {}), video)]),
    ),
  }
}

const shownText = ({ title, markdown, questions, captions }: PastEventText, video: string) => {
  const { cues, marks } = captions.video === video ? captions : { cues: [], marks: [] }
  return {
    title,
    summary: markdown,
    questions: questions.map(({ question, answer }) => ({ question, answer })),
    cues: cues.map(({ starts, ends, text }) => ({ startMs: starts, endMs: ends, text })),
    marks: marks.map((mark) => ({ startMs: mark.starts, title: mark.title })),
  }
}

interface EndedEvent extends Pick<PastEventDetails, "kind" | "topics" | "held" | "speakers" | "spoken"> {
  readonly eventId: string
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly summary: string }>>
}

/** The rest is left to the editor. Idempotent: a second request returns the document that the first has begun. */
export async function beginFromEvent(
  tx: Tx,
  { eventId, texts, ...details }: EndedEvent,
  writer: Writer,
): Promise<PastEventId> {
  const known = await selectBegunFrom(tx, eventId)
  if (known) return known
  const textIn = (language: Language) => ({
    ...emptyPastEventText,
    title: texts[language].title,
    markdown: texts[language].summary.slice(0, LONGEST_PAST_EVENT_SUMMARY),
  })
  const fields = {
    details: { ...emptyPastEventDetails, ...details },
    en: textIn("en"),
    ja: textIn("ja"),
  }
  for (const words of wordIds(texts.en.title)) {
    if (!(await beginWith(tx, pastEventNoun, namedId(words), fields, writer))) continue
    await insertOrigin(tx, eventId, namedId(words))
    return namedId(words)
  }
  throw new Error("No free id for the past event")
}

/** The document that was begun from this event. */
export const begunFrom = (tx: Tx, eventId: string) => selectBegunFrom(tx, eventId)

/** For documents that come from files. */
export const noteOrigin = async (tx: Tx, eventId: string, id: PastEventId): Promise<void> => {
  await insertOrigin(tx, eventId, id)
}

/** Removes past events with these speakers, with all that was written for them. */
export async function removePastEventsBy(tx: Tx, people: readonly UserId[]): Promise<void> {
  if (people.length === 0) return
  for (const { id } of await selectPastEventsBy(tx, people)) {
    await takeDown(tx, id)
    await eraseDocument(tx, pastEventNoun, keyOf(id))
  }
}
