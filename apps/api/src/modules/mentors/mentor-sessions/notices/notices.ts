// Who is notified of what. Each notice is sent once, however often a job runs.
import { CALENDAR_TYPE } from "@shirube/contract/events/events/routes"
import {
  type SessionReminder,
  type SessionSide,
  sessionSides,
} from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { type NoticeKind, type NoticeLookup, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on, onEach } from "#api/kernel/notices/sources"
import { writersOf } from "#api/modules/identity/accounts/service"
import { mentorsLike } from "#api/modules/mentors/directory/likeness/service"
import { sessionCalendar } from "../calendars/service.ts"
import {
  type SessionNews,
  type SessionRef,
  sessionChanged,
  sessionLost,
  sessionPauseChanged,
  sessionReminderDue,
} from "../events.ts"
import { otherSide } from "../policy.ts"
import { selectPeople, selectSession } from "../queries.ts"
import { withOther } from "../service.ts"
import {
  lostWords,
  newsWords,
  otherMentors,
  pauseWords,
  reminderWords,
  type SessionInNotice,
} from "./present.ts"

interface About {
  readonly sessionId: MentorSessionId
  readonly reader: SessionSide
}

const lookup: NoticeLookup<About, SessionInNotice, MentorSessionId> = {
  idOf: ({ sessionId }) => sessionId,
  load: async (tx, ids) => {
    const sessions = await selectPeople(tx, ids)
    const people = await writersOf(
      tx,
      sessions.flatMap(({ studentId, mentorId }) => [studentId, mentorId]),
    )
    const named = (id: UserId) => people.get(id)?.name ?? ""
    return new Map(
      sessions.map(({ id, studentId, mentorId, purpose }) => [
        id,
        { purpose, names: { student: named(studentId), mentor: named(mentorId) } },
      ]),
    )
  },
}

/** With a stable id, so that a session that was moved or cancelled changes in the reader's calendar too. */
const attach: NoticeKind<About>["attach"] = async (tx: Tx, { sessionId, reader: side }, reader) => {
  const session = await selectSession(tx, sessionId)
  const content = session && sessionCalendar(await withOther(tx, { session, side }), reader)
  return content === undefined
    ? undefined
    : { filename: "session.ics", contentType: `${CALENDAR_TYPE}; charset=utf-8; method=PUBLISH`, content }
}

const about = {
  category: "sessions",
  path: ({ sessionId }: About) => `/mentors/sessions/${sessionId}` as const,
  lookup,
} as const

/** As the page of such a session shows. */
const MOST_OTHERS = 3
const endsUnanswered = ({ what }: SessionNews) => what === "expired" || what === "declined"

const happened = noticeKind<About & { readonly news: SessionNews }, SessionInNotice>({
  ...about,
  name: "mentor_session",
  words: ({ news, reader }, found) => newsWords(news, reader, found),
  attach: (tx, facts, reader) =>
    ["accepted", "moved", "cancelled"].includes(facts.news.what)
      ? (attach?.(tx, facts, reader) ?? Promise.resolve(undefined))
      : Promise.resolve(undefined),
  async links(tx, { news, reader, sessionId }, { userId, config, now }) {
    if (reader !== "student" || !endsUnanswered(news)) return undefined
    const session = await selectSession(tx, sessionId)
    const found = await mentorsLike(tx, { id: userId }, { config, now })
    const others = found.filter(({ person }) => person.id !== session?.mentorId).slice(0, MOST_OTHERS)
    return others.length === 0 ? undefined : otherMentors(others, config.publicUrl)
  },
})
const reminder = noticeKind<
  About & { readonly kind: SessionReminder; readonly startsAt: string },
  SessionInNotice
>({
  ...about,
  name: "mentor_session_reminder",
  words: ({ reader, ...due }, found) => reminderWords(due, reader, found),
  attach,
})
const lost = noticeKind<{ readonly startsAt: string | null }>({
  name: "mentor_session_lost",
  category: "sessions",
  path: "/mentors/sessions",
  words: () => lostWords,
})
const paused = noticeKind<{ readonly isPaused: boolean }>({
  name: "mentor_session_pause",
  category: "sessions",
  path: "/mentors/sessions",
  words: ({ isPaused }) => pauseWords(isPaused),
})

/** The side that did not do it; both if neither did. */
function readersOf(news: SessionNews): readonly SessionSide[] {
  switch (news.what) {
    case "requested":
    case "withdrawn":
      return ["mentor"]
    case "countered":
      return ["student"]
    case "expired":
    case "accepted":
    case "held":
      return sessionSides
    default:
      return news.by === null ? sessionSides : [otherSide(news.by)]
  }
}

const personOn = ({ studentId, mentorId }: SessionRef, side: SessionSide) =>
  side === "student" ? studentId : mentorId

export const notices: Notices = {
  kinds: [happened, reminder, lost, paused],
  on: [
    onEach(sessionChanged, "notify-mentor-session", async function* ({ news, ...ref }, { eventId }) {
      for (const reader of readersOf(news))
        yield happened.to(
          personOn(ref, reader),
          { sessionId: ref.sessionId, reader, news },
          `event ${eventId}`,
        )
    }),
    onEach(
      sessionReminderDue,
      "notify-mentor-session-reminder",
      async function* ({ kind, startsAt, ...ref }, { db }) {
        const session = await selectSession(db.autocommit, ref.sessionId)
        // A session that was moved or cancelled has notices of its own, and a new time its own reminders.
        if (session?.state !== "accepted" || session.startsAt?.toISOString() !== startsAt) return
        for (const reader of sessionSides)
          yield reminder.to(
            personOn(ref, reader),
            { sessionId: ref.sessionId, reader, kind, startsAt },
            `mentor-session reminder ${ref.sessionId} ${kind} ${startsAt}`,
          )
      },
    ),
    on(sessionLost, "notify-mentor-session-lost", ({ userId, startsAt }, key) =>
      lost.to(userId, { startsAt }, key),
    ),
    on(sessionPauseChanged, "notify-mentor-session-pause", ({ userId, isPaused }, key) =>
      paused.to(userId, { isPaused }, key),
    ),
  ],
}
