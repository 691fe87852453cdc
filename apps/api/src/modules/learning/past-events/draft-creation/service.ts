// Drafts that are not started by an editor: of an event that is over, and of a published past event.
import { type Language, languages } from "@shirube/vocabulary/language"
import { LONGEST_PAST_EVENT_SUMMARY } from "@shirube/vocabulary/learning/past-events/choices"
import type { Tx } from "#api/kernel/db/client"
import { newId, type PastEventDraftId } from "#api/kernel/db/ids"
import type { Words } from "../drafts/policy.ts"
import { type DraftDocument, insertDraft, selectDraftIdOfEvent } from "../drafts/queries.ts"
import type { PastEventDocument } from "../publishing/service.ts"

interface EndedEvent extends Omit<DraftDocument, "eventId" | "texts" | "questions" | "sources"> {
  readonly eventId: string
  readonly texts: Readonly<Record<Language, Words>>
}

/** Prefills a draft from an event that is over; the rest is left to the editor. */
export async function createDraftFromEvent(
  tx: Tx,
  { texts, ...held }: EndedEvent,
  now: Date,
): Promise<PastEventDraftId> {
  const id = newId<PastEventDraftId>()
  const wordsIn = (language: Language) => ({
    title: texts[language].title,
    summary: texts[language].summary.slice(0, LONGEST_PAST_EVENT_SUMMARY),
    cues: [],
    marks: [],
  })
  await insertDraft(tx, {
    id,
    document: {
      ...held,
      texts: { en: wordsIn("en"), ja: wordsIn("ja") },
      sources: [],
      questions: [],
    },
    version: 1,
    updatedAt: now,
  })
  return id
}

export const draftIdOfEvent = (tx: Tx, eventId: string) => selectDraftIdOfEvent(tx, eventId)

/** Creates the draft of a published past event, as if an editor had written it here; does nothing if there is one. */
export async function seedPastEventDraft(tx: Tx, published: PastEventDocument, now: Date): Promise<void> {
  const { id: pastEventId, recording, slidesId, texts, ...rest } = published
  const { eventId, kind, topics, heldOn, speakers, sources } = rest
  const wordsIn = (language: Language) => {
    const { title, summary, cues, marks } = texts[language] ?? { title: "", summary: "", cues: [], marks: [] }
    return { title, summary, cues, marks }
  }
  const asked = Math.max(0, ...languages.map((language) => texts[language]?.questions.length ?? 0))
  const askedIn = (language: Language, at: number) =>
    texts[language]?.questions[at] ?? { question: "", answer: "" }
  await insertDraft(tx, {
    id: newId(),
    pastEventId,
    document: {
      eventId,
      kind,
      topics,
      heldOn,
      speakers,
      sources,
      spokenLanguage: recording?.spokenLanguage ?? "en",
      texts: { en: wordsIn("en"), ja: wordsIn("ja") },
      questions: Array.from({ length: asked }, (_, at) => ({ en: askedIn("en", at), ja: askedIn("ja", at) })),
    },
    videoId: recording?.videoId ?? null,
    slidesId,
    version: 1,
    publishedLanguages: languages.filter((language) => texts[language]),
    publishedVersion: 1,
    updatedAt: now,
  })
}
