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
import { endGrants, hidePosters, showPosters } from "#api/modules/common/media/videos/service"
import type { glossaryFor } from "#api/modules/learning/articles/service"
import { renderCues } from "#api/modules/learning/courses/publishing/service"
import { indexPastEvent } from "../documents/service.ts"
import { pastEventPublished, pastEventRemoved } from "../events.ts"
import {
  type AskedQuestion,
  deletePastEvent,
  type PastEventSource,
  type PastEventTextInsert,
  replacePastEvent,
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
  /** Its id, if left out. */
  readonly address?: string
  /** Now, if left out. */
  readonly firstPublishedAt?: Date
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

/** Publishes the document. Idempotent: an unchanged document emits nothing. A recording that it no longer shows can no longer be watched. */
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
  const {
    id,
    address = id,
    firstPublishedAt = now,
    eventId,
    kind,
    topics,
    heldOn,
    recording,
    slidesId,
    sources,
  } = document
  const texts = textsOf(document, glossary)
  await replacePastEvent(
    tx,
    {
      id,
      address,
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
      publishedAt: known?.publishedAt ?? firstPublishedAt,
      updatedAt: now,
      fingerprint,
    },
    document.speakers,
    texts,
  )
  if (known?.videoId && known.videoId !== recording?.videoId) await hideRecording(tx, known.videoId)
  if (recording) await showPosters(tx, [recording.videoId])
  await indexPastEvent(tx, id)
  await emit(tx, pastEventPublished, { pastEventId: id })
  return known ? "changed" : "published"
}

/** Issued addresses end, and the picture from it is no longer public. */
async function hideRecording(tx: Tx, id: VideoId): Promise<void> {
  await endGrants(tx, [id])
  await hidePosters(tx, [id])
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

/** Hides it from readers. Idempotent; its recording and slides stay. */
export async function takeDown(tx: Tx, id: PastEventId): Promise<void> {
  const known = await selectPublished(tx, id)
  if (!known) return
  if (known.videoId) await hideRecording(tx, known.videoId)
  await deletePastEvent(tx, id)
  await removeDocument(tx, "past-event", id)
  await emit(tx, pastEventRemoved, { pastEventId: id })
}
