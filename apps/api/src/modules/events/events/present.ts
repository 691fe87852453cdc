import { withoutRuby } from "@shirube/contract/text/furigana"
import { type Language, languages } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import { parseRuby } from "#api/kernel/text/ruby"
import { bestAvailability, publicSeatsLeft } from "./policy.ts"
import type { EventRow, EventSummaryRow, InLanguages, SessionRow } from "./queries.ts"

/** Falls back to the other language. */
export const inLanguage = (texts: InLanguages, language: Language): string | null =>
  texts[language] ?? languages.map((each) => texts[each]).find((text) => text !== undefined) ?? null

export const presentSession = (session: Omit<SessionRow, "eventId">) => ({
  id: session.id,
  starts_at: session.startsAt.toISOString(),
  ends_at: session.endsAt.toISOString(),
  availability: session.availability,
  seats_left: publicSeatsLeft(session),
})

/** The address never expires, because cached pages contain it. */
const pictureAt = (id: string, variant: "small" | "large") => `/api/v1/event-pictures/${id}/${variant}`

type Sessions = ReadonlyMap<string, readonly SessionRow[]>
type PrefectureName = (code: string, language: Language) => string

const hasPassed = ({ availability }: SessionRow) => availability === "over" || availability === "cancelled"

export function presentSummary(
  row: EventSummaryRow,
  sessions: Sessions,
  prefectureName: PrefectureName,
  language: Language,
) {
  const own = sessions.get(row.id) ?? []
  const next = own.find((session) => !hasPassed(session)) ?? own.at(-1)
  if (!next) throw new Error(`the event ${row.id} has no session`)
  return {
    id: row.id,
    kind: row.kind,
    topics: row.topics.map((key) => ({ key, name: topicTexts[key].name[language] })),
    host: { kind: row.hostKind, name: inLanguage(row.hostName, language) },
    format: row.format,
    prefecture:
      row.prefecture === null
        ? null
        : { code: row.prefecture, name: prefectureName(row.prefecture, language) },
    spoken_languages: row.spokenLanguages,
    japanese_level: row.japaneseLevel,
    audience: row.audience,
    availability: bestAvailability(own.map(({ availability }) => availability)),
    next_session: presentSession(next),
    session_count: own.length,
    language: row.language,
    languages: row.languages,
    is_fallback: row.language !== language,
    picture:
      row.pictureId === null
        ? null
        : { small: pictureAt(row.pictureId, "small"), large: pictureAt(row.pictureId, "large") },
    title: withoutRuby(row.title),
    title_ruby: parseRuby(row.title),
    summary_ruby: parseRuby(row.summary),
  }
}

interface Speaker {
  readonly name: InLanguages
  readonly guestSeal: string
  readonly about: InLanguages
  readonly member: { readonly id: string; readonly name: string; readonly seal: string } | undefined
}

interface EventWithSessions {
  readonly event: EventRow
  readonly sessions: Sessions
  readonly speakers: readonly Speaker[]
  readonly pastEventId: string | null
  /** The senpai pages of its speakers. */
  readonly pages: ReadonlyMap<string, { readonly path: string; readonly photo: string | null }>
}

export function presentEvent(
  { event, sessions, speakers, pastEventId, pages }: EventWithSessions,
  prefectureName: PrefectureName,
  language: Language,
) {
  return {
    ...presentSummary(event, sessions, prefectureName, language),
    summary: withoutRuby(event.summary),
    body_html: event.html,
    venue: inLanguage(event.venue, language),
    sessions: (sessions.get(event.id) ?? []).map(presentSession),
    speakers: speakers.map(({ member, name, guestSeal, about }) => ({
      user_id: member?.id ?? null,
      name: member?.name ?? inLanguage(name, language) ?? "",
      seal: member?.seal ?? guestSeal,
      about: inLanguage(about, language),
      page: (member && pages.get(member.id)) ?? null,
    })),
    registration_closes_at: event.registrationClosesAt?.toISOString() ?? null,
    has_waitlist: event.hasWaitlist,
    questions: event.questions.map(({ key, kind, isRequired, label, choices }) => ({
      key,
      kind,
      is_required: isRequired,
      label: inLanguage(label, language) ?? "",
      choices: choices.map((choice) => ({
        key: choice.key,
        label: inLanguage(choice.label, language) ?? "",
      })),
    })),
    past_event_id: pastEventId,
    cancellation_reason: event.cancelledAt === null ? null : (event.reason?.[language] ?? null),
    published_at: event.publishedAt.toISOString(),
    updated_at: event.updatedAt.toISOString(),
  }
}
