// Publishes a past event from one document in one transaction.
import { createHash } from "node:crypto"
import { withoutRuby } from "@shirube/contract/text/furigana"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { PastEventKind } from "@shirube/vocabulary/learning/past-events/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, PastEventId, UserId, VideoId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { removeDocument } from "#api/kernel/search/documents"
import { formatBeforeFurigana } from "#api/kernel/text/furigana/languages"
import { MARKDOWN_FORMAT, type Rendered, renderMarkdown } from "#api/kernel/text/markdown"
import type { MemberProfile } from "#api/kernel/text/markdown/member"
import { releaseFiles } from "#api/modules/common/media/attachments/service"
import { endGrants, releaseVideos } from "#api/modules/common/media/videos/service"
import type { glossaryFor } from "#api/modules/learning/articles/service"
import { renderCues } from "#api/modules/learning/courses/publishing/service"
import { indexPastEvent } from "../documents/service.ts"
import { pastEventPublished, pastEventRemoved } from "../events.ts"
import { slidesPurpose } from "../slides/service.ts"
import {
  type AskedQuestion,
  deleteDraftOf,
  deletePastEvent,
  type PastEventSource,
  type PastEventTextInsert,
  replacePastEvent,
  selectPastEventsBy,
  selectPublished,
} from "./queries.ts"

interface SpokenLine {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

/** Everything in the editors' notation: `{内定|ないてい}`, and in captions `[[naitei]]` too. */
interface PastEventText {
  readonly title: string
  /** Markdown. */
  readonly summary: string
  readonly questions: readonly AskedQuestion[]
  readonly cues: readonly SpokenLine[]
  readonly marks: readonly { readonly startMs: number; readonly title: string }[]
}

export interface PastEventDocument {
  readonly id: PastEventId
  readonly eventId: string | null
  readonly kind: PastEventKind
  readonly topics: readonly Topic[]
  readonly heldOn: string
  /** The host comes first. */
  readonly speakers: readonly UserId[]
  readonly recording: {
    readonly videoId: VideoId
    readonly durationMs: number
    readonly poster: string | null
    readonly spokenLanguage: Language
  } | null
  readonly slidesId: FileId | null
  readonly sources: readonly PastEventSource[]
  readonly texts: Readonly<Partial<Record<Language, PastEventText>>>
}

/** Version of how a document is stored, apart from its text. */
const FORMAT = 1

type Glossary = Awaited<ReturnType<typeof glossaryFor>>

/** Pictures belong in the slides, not in the summary. */
export const summaryProfile: MemberProfile = { kind: "essay", pictureAt: () => undefined }
/** Headings come last, because lists show the beginning. */
export const readTextOf = ({ headings, body }: Rendered["text"]) => [body, ...headings].join("\n").trim()

/** Publishes the document. Idempotent: an unchanged document emits nothing. Releases files that it no longer shows. */
export async function publishPastEvent(
  tx: Tx,
  document: PastEventDocument,
  glossary: Glossary,
  now: Date,
): Promise<"published" | "changed" | "unchanged"> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([FORMAT, MARKDOWN_FORMAT, document, [...glossary.values()]]))
    .digest("base64url")
  const known = await selectPublished(tx, document.id)
  if (known?.fingerprint === fingerprint) return "unchanged"
  const { id, eventId, kind, topics, heldOn, recording, slidesId, sources } = document
  const texts = textsOf(document, glossary)
  await replacePastEvent(
    tx,
    {
      id,
      eventId,
      kind,
      topics: [...topics],
      heldOn,
      languages: texts.map(({ language }) => language),
      videoId: recording?.videoId ?? null,
      spokenLanguage: recording?.spokenLanguage ?? null,
      recordingMs: recording?.durationMs ?? null,
      poster: recording?.poster ?? null,
      slidesId,
      questionCount: Math.max(...texts.map(({ questions }) => questions.length)),
      sources,
      publishedAt: known?.publishedAt ?? now,
      updatedAt: now,
      fingerprint,
    },
    document.speakers,
    texts,
  )
  if (known) await releaseReplacedFiles(tx, known, { videoId: recording?.videoId, slidesId })
  await indexPastEvent(tx, id)
  await emit(tx, pastEventPublished, { pastEventId: id })
  return known ? "changed" : "published"
}

interface AttachedFiles {
  readonly videoId?: VideoId | null | undefined
  readonly slidesId?: FileId | null | undefined
}

async function releaseReplacedFiles(tx: Tx, before: AttachedFiles, kept: AttachedFiles = {}): Promise<void> {
  if (before.videoId && before.videoId !== kept.videoId) await releaseVideos(tx, [before.videoId])
  if (before.slidesId && before.slidesId !== kept.slidesId)
    await releaseFiles(tx, slidesPurpose, [before.slidesId])
}

/** What may have furigana. */
const readWords = ({ title, summary, questions, cues }: PastEventText) => [
  title,
  summary,
  ...questions.flatMap(({ question, answer }) => [question, answer]),
  ...cues.map(({ text }) => text),
]

const textsOf = ({ texts }: PastEventDocument, glossary: Glossary): PastEventTextInsert[] =>
  languages.flatMap((language) => {
    const words = texts[language]
    if (!words) return []
    const { html, text, format } = renderMarkdown(words.summary, { ...summaryProfile, language })
    const lines = words.cues.map((cue) => ({ start_ms: cue.startMs, end_ms: cue.endMs, source: cue.text }))
    return [
      {
        language,
        title: words.title,
        source: words.summary,
        html,
        readText: readTextOf(text),
        questions: words.questions,
        ...renderCues(lines, glossary, language),
        marks: words.marks.map(({ startMs, title }) => ({ start_ms: startMs, title: withoutRuby(title) })),
        format: formatBeforeFurigana(format, language, readWords(words)),
      },
    ]
  })

/** Hides it from readers. Releases its files only if it is removed for good. */
export async function takeDown(tx: Tx, id: PastEventId, { isForGood }: { isForGood: boolean }) {
  const known = await selectPublished(tx, id)
  if (!known) return false
  if (isForGood) await releaseReplacedFiles(tx, known)
  else if (known.videoId) await endGrants(tx, [known.videoId])
  await deletePastEvent(tx, id)
  await removeDocument(tx, "past-event", id)
  await emit(tx, pastEventRemoved, { pastEventId: id })
  return true
}

/** Removes past events with these speakers, including their drafts. */
export async function removePastEventsBy(tx: Tx, people: readonly UserId[]): Promise<void> {
  if (people.length === 0) return
  for (const { id } of await selectPastEventsBy(tx, people)) {
    await takeDown(tx, id, { isForGood: true })
    await deleteDraftOf(tx, id)
  }
}
