// Converts a written document to what readers see: the chosen languages, with Japanese wall times as instants.
import type { EventDocument as Written } from "@shirube/contract/events/events/drafts"
import type { Language } from "@shirube/vocabulary/language"
import type { EventId, FileId } from "#api/kernel/db/ids"
import type { EventDocument } from "../publishing/service.ts"

/** Japan has had no summer time since 1951: a wall time is one instant. */
const instantOf = (wall: string) => new Date(`${wall}:00+09:00`)

export function publicationOf(
  id: EventId,
  document: Written,
  languages: readonly Language[],
  isPresent: (person: string) => boolean,
): EventDocument {
  const only = (words: Readonly<Record<Language, string>>) =>
    Object.fromEntries(
      languages.flatMap((language) => (words[language] === "" ? [] : [[language, words[language]]])),
    )
  const { format, host, prefecture } = document
  const isInRoom = format !== "online"
  return {
    id,
    kind: document.kind,
    topics: document.topics,
    host: { kind: host.kind, name: host.kind === "us" ? {} : only(host.name) },
    format,
    prefecture: isInRoom ? (prefecture as EventDocument["prefecture"]) : null,
    venue: isInRoom ? only(document.venue) : {},
    entrance: isInRoom ? only(document.entrance ?? { en: "", ja: "" }) : {},
    spokenLanguages: document.spoken,
    japaneseLevel: document.level,
    audience: document.audience,
    registrationClosesAt: document.closes === "" ? null : instantOf(document.closes),
    hasWaitlist: document.waitlist,
    questions: document.questions.map(({ key, kind, required, label, choices }) => ({
      key,
      kind,
      isRequired: required,
      label: only(label),
      choices:
        kind === "choice" ? choices.map((choice) => ({ key: choice.key, label: only(choice.label) })) : [],
    })),
    sessions: document.sessions.map((session) => ({
      id: session.id,
      startsAt: instantOf(session.starts),
      endsAt: instantOf(session.ends),
      capacity: session.capacity,
      meetingLink: format === "in-person" || session.link === "" ? null : session.link,
    })),
    speakers: document.speakers.flatMap(({ person, name, about }): EventDocument["speakers"] => {
      if (person === null) return [{ name: bothOf(name), about: only(about) }]
      return isPresent(person) ? [{ userId: person, about: only(about) }] : []
    }),
    pictureId: (document.picture ?? null) as FileId | null,
    texts: Object.fromEntries(languages.map((language) => [language, document.texts[language]])),
  }
}

/** A name given in one language is used for both. */
const bothOf = ({ en, ja }: Readonly<Record<Language, string>>) => ({ en: en || ja, ja: ja || en })

const wallTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Tokyo",
  dateStyle: "short",
  timeStyle: "short",
})
const wallOf = (at: Date) => wallTime.format(at).replace(" ", "T")

type PartKey = Written["questions"][number]["key"]

/** The inverse: the written document that publishes to this one. */
export function writtenOf(document: EventDocument): Written {
  const words = (given: Readonly<Partial<Record<Language, string>>> = {}) => ({
    en: given.en ?? "",
    ja: given.ja ?? "",
  })
  const { kind, topics, host, format, prefecture, audience, registrationClosesAt: closes, texts } = document
  const noText = { title: "", summary: "", body: "" }
  return {
    kind,
    topics: [...topics],
    host: { kind: host.kind, name: words(host.name) },
    format,
    prefecture,
    venue: words(document.venue),
    entrance: words(document.entrance),
    spoken: [...document.spokenLanguages],
    level: document.japaneseLevel,
    audience,
    closes: closes === null ? "" : wallOf(closes),
    waitlist: document.hasWaitlist,
    questions: document.questions.map(({ key, kind: asked, isRequired, label, choices }) => ({
      key: key as PartKey,
      kind: asked,
      required: isRequired,
      label: words(label),
      choices: choices.map((choice) => ({ key: choice.key as PartKey, label: words(choice.label) })),
    })),
    sessions: document.sessions.map(({ id, startsAt, endsAt, capacity, meetingLink }) => ({
      id,
      starts: wallOf(startsAt),
      ends: wallOf(endsAt),
      capacity,
      link: meetingLink ?? "",
    })),
    speakers: document.speakers.map((speaker) => ({
      person: "userId" in speaker ? speaker.userId : null,
      name: words("name" in speaker ? speaker.name : {}),
      about: words(speaker.about),
    })),
    picture: document.pictureId ?? null,
    texts: { en: texts.en ?? noText, ja: texts.ja ?? noText },
  }
}

interface ExistingSession {
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly taken: number
}
type PlannedSession = Pick<EventDocument["sessions"][number], "id" | "startsAt" | "endsAt" | "capacity">

/**
 * Why the planned sessions cannot replace the existing ones; undefined if they can. The caller must have locked
 * the sessions.
 */
export function refusalOf(
  planned: readonly PlannedSession[],
  before: readonly ExistingSession[],
  now: Date,
): "event.seats_taken" | "event.date_past" | undefined {
  for (const session of planned) {
    const known = before.find(({ id }) => id === session.id)
    if (known && session.capacity !== null && session.capacity < known.taken) return "event.seats_taken"
    const isSame =
      known?.startsAt.getTime() === session.startsAt.getTime() &&
      known.endsAt.getTime() === session.endsAt.getTime()
    if (!isSame && session.startsAt <= now) return "event.date_past"
  }
  return undefined
}
