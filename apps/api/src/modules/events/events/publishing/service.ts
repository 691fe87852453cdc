// Publishes an event from one document in one transaction. Registrations and seat counts stay.
import { createHash } from "node:crypto"
import type {
  EventAudience,
  EventFormat,
  EventHost,
  eventKinds,
} from "@shirube/vocabulary/events/events/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { JapaneseLevel } from "@shirube/vocabulary/people/profile/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventSessionId, FileId, PrefectureCode, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { removeDocument } from "#api/kernel/search/documents"
import { formatBeforeFurigana } from "#api/kernel/text/furigana/languages"
import { MARKDOWN_FORMAT, type Rendered, renderMarkdown } from "#api/kernel/text/markdown"
import type { MemberProfile } from "#api/kernel/text/markdown/member"
import { indexEvent } from "../documents/service.ts"
import { deleteDraftsOf, selectEventsProposedBy } from "../drafts/queries.ts"
import { eventCancelled, eventPublished, eventRemoved, sessionCancelled, sessionMoved } from "../events.ts"
import { lockSessions, type Session } from "../seats/queries.ts"
import { lockEvent, offerToWaitlist, refreshEvent } from "../seats/service.ts"
import {
  cancelSession,
  deleteEvent,
  deleteSession,
  type EventQuestion,
  type EventTextInsert,
  type InLanguages,
  markCancelled,
  putSession,
  replaceEvent,
  replaceMeetings,
  type SpeakerInsert,
  selectEventsOnlyBy,
  selectPublished,
} from "./queries.ts"

interface SessionDocument {
  /** Random; stays the same when the session is moved. */
  readonly id: EventSessionId
  readonly startsAt: Date
  readonly endsAt: Date
  /** Null: unlimited. */
  readonly capacity: number | null
  /** Null for a session that is not online. */
  readonly meetingLink: string | null
}

type SpeakerDocument =
  | { readonly userId: UserId; readonly about?: InLanguages }
  | { readonly name: InLanguages; readonly about?: InLanguages }

/** Texts in the editors' notation: `{内定|ないてい}`. */
interface EventText {
  readonly title: string
  /** Two or three sentences, for lists. */
  readonly summary: string
  /** Markdown. */
  readonly body: string
}

export interface EventDocument {
  readonly id: EventId
  readonly kind: (typeof eventKinds)[number]
  readonly topics: readonly Topic[]
  /** Without a name if we are the host. */
  readonly host: { readonly kind: EventHost; readonly name: InLanguages }
  readonly format: EventFormat
  readonly prefecture: PrefectureCode | null
  readonly venue: InLanguages
  /** How to get in; nothing for an event that is only online. */
  readonly entrance?: InLanguages
  readonly spokenLanguages: readonly Language[]
  readonly japaneseLevel: JapaneseLevel
  readonly audience: EventAudience
  readonly registrationClosesAt: Date | null
  readonly hasWaitlist: boolean
  readonly questions: readonly EventQuestion[]
  readonly sessions: readonly SessionDocument[]
  readonly speakers: readonly SpeakerDocument[]
  /** Without one a cover is drawn. */
  readonly pictureId?: FileId | null
  readonly texts: Readonly<Partial<Record<Language, EventText>>>
}

/** Version of how a document is stored, apart from its text. */
const FORMAT = 1

/** Pictures are not allowed in the text. */
export const bodyProfile: MemberProfile = { kind: "essay", pictureAt: () => undefined }
export const readTextOf = ({ headings, body }: Rendered["text"]) => [body, ...headings].join("\n").trim()

/**
 * Publishes the document. Idempotent: an unchanged document emits nothing. Notifies registered people of moved
 * and cancelled sessions.
 */
export async function publishEvent(
  tx: Tx,
  document: EventDocument,
  now: Date,
): Promise<"published" | "changed" | "unchanged"> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([FORMAT, MARKDOWN_FORMAT, document]))
    .digest("base64url")
  const { id } = document
  const known = await selectPublished(tx, id)
  if (known?.fingerprint === fingerprint && known.cancelledAt === null) return "unchanged"
  const texts = textsOf(document)
  await replaceEvent(
    tx,
    {
      id,
      kind: document.kind,
      topics: [...document.topics],
      hostKind: document.host.kind,
      hostName: document.host.name,
      format: document.format,
      prefecture: document.prefecture,
      venue: document.venue,
      entrance: document.entrance ?? {},
      spokenLanguages: [...document.spokenLanguages],
      japaneseLevel: document.japaneseLevel,
      audience: document.audience,
      registrationClosesAt: document.registrationClosesAt,
      hasWaitlist: document.hasWaitlist,
      questions: document.questions,
      languages: texts.map(({ language }) => language),
      publishedAt: known?.publishedAt ?? now,
      updatedAt: now,
      cancelledAt: null,
      fingerprint,
      pictureId: document.pictureId ?? null,
    },
    document.speakers.map(speakerRow),
    texts,
  )
  await replaceSessions(tx, document, now)
  await refreshEvent(tx, id, now, { isNewlyListed: true })
  const held = await lockEvent(tx, id)
  if (held) await offerToWaitlist(tx, held, now)
  await indexEvent(tx, id)
  await emit(tx, eventPublished, { eventId: id })
  return known ? "changed" : "published"
}

const speakerRow = (speaker: SpeakerDocument): SpeakerInsert => ({
  userId: "userId" in speaker ? speaker.userId : null,
  name: "name" in speaker ? speaker.name : {},
  about: speaker.about ?? {},
})

async function replaceSessions(tx: Tx, { id, sessions }: EventDocument, now: Date): Promise<void> {
  const before = await lockSessions(tx, id)
  for (const session of sessions) {
    const { meetingLink: _, ...row } = session
    await putSession(tx, id, { ...row, availability: "open" })
    const known = before.find((each) => each.id === session.id)
    if (known && isMoved(known, session))
      await emit(tx, sessionMoved, {
        eventId: id,
        sessionId: known.id,
        before: known.startsAt.toISOString(),
      })
  }
  await replaceMeetings(tx, sessions)
  const gone = before.filter((known) => !sessions.some((session) => session.id === known.id))
  for (const session of gone) await endSession(tx, id, session, now)
}

const isMoved = (known: Session, { startsAt, endsAt }: SessionDocument) =>
  known.startsAt.getTime() !== startsAt.getTime() || known.endsAt.getTime() !== endsAt.getTime()

/** Deletes a session that had no registrations; cancels one that had any. */
async function endSession(tx: Tx, eventId: EventId, session: Session, now: Date): Promise<void> {
  if (session.taken === 0 && session.lastPlace === 0) {
    await deleteSession(tx, session.id)
    return
  }
  if (session.cancelledAt !== null) return
  await cancelSession(tx, session.id, now)
  await emit(tx, sessionCancelled, { eventId, sessionId: session.id })
}

const textsOf = ({ texts }: EventDocument): EventTextInsert[] =>
  languages.flatMap((language) => {
    const words = texts[language]
    if (!words) return []
    const { html, text, format } = renderMarkdown(words.body, { ...bodyProfile, language })
    return [
      {
        language,
        title: words.title,
        summary: words.summary,
        source: words.body,
        html,
        readText: readTextOf(text),
        format: formatBeforeFurigana(format, language, [words.title, words.summary, words.body]),
      },
    ]
  })

/** Cancels the event: its page stays and says so, and everyone who planned to come is notified. */
export async function cancelEvent(tx: Tx, id: EventId, now: Date): Promise<boolean> {
  const known = await selectPublished(tx, id)
  if (!known || known.cancelledAt !== null) return false
  await markCancelled(tx, id, now)
  await refreshEvent(tx, id, now)
  await emit(tx, eventCancelled, { eventId: id })
  return true
}

/** Deletes the event with its registrations: for what should never have been published. */
export async function removeEvent(tx: Tx, id: EventId): Promise<boolean> {
  if (!(await selectPublished(tx, id))) return false
  await deleteEvent(tx, id)
  await removeDocument(tx, "event", id)
  await emit(tx, eventRemoved, { eventId: id })
  return true
}

/** With their drafts: events that these people proposed, and events that only they speak at. */
export async function removeEventsBy(tx: Tx, people: readonly UserId[]): Promise<void> {
  if (people.length === 0) return
  const ids = [...(await selectEventsOnlyBy(tx, people)), ...(await selectEventsProposedBy(tx, people))]
  for (const id of ids) await removeEvent(tx, id)
  await deleteDraftsOf(tx, ids)
}
