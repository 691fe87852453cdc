// Hours of the demo's senpai, and sessions in every state. Idempotent: nothing is added twice.
import type { WeeklyHours } from "@shirube/vocabulary/mentors/hours/free-times"
import { weekdayOf } from "@shirube/vocabulary/mentors/hours/in-zone"
import { DAYS_TO_ANSWER } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { addDays, dayInJapan, instantInJapan } from "@shirube/vocabulary/time/days"
import type { Db } from "../src/kernel/db/client.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { seedHours } from "../src/modules/mentors/hours/service.ts"
import { seedSession } from "../src/modules/mentors/mentor-sessions/requests/service.ts"
import { saveFeedback } from "../src/modules/mentors/session-feedback/service.ts"
import { saveThankYou } from "../src/modules/mentors/session-feedback/thank-yous/service.ts"
import { seedMessage } from "../src/modules/mentors/session-messages/service.ts"
import { mentorPages } from "./mentors/pages.ts"
import { type DemoSession, type DemoTime, demoSessions } from "./mentors/sessions.ts"

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
export const LENGTH = 30

const addressOf = (name: string) => `${name}@shirube.example`
const meetingLinkOf = (email: string) => `https://meet.shirube.example/${email.replace(/@.*/, "")}`

/** Returns the number of sessions; all in one transaction. */
export const loadMentorSessions = (db: Db, now = new Date()): Promise<number> =>
  db.transaction(async (tx) => {
    for (const { email, hours, sessionsPerWeek } of mentorPages) {
      const account = await accountAt(tx, email)
      if (!account?.isScreened) continue
      await seedHours(
        tx,
        account.id,
        { hours, length: LENGTH, sessionsPerWeek, daysOff: [], meetingLink: meetingLinkOf(email) },
        now,
      )
    }
    let seeded = 0
    for (const session of demoSessions) {
      const student = await accountAt(tx, addressOf(session.student))
      const mentor = await accountAt(tx, addressOf(session.mentor))
      if (!student || !mentor) continue
      const people = { studentId: student.id, mentorId: mentor.id }
      const id = await seedSession(tx, { ...people, ...rowOf(session, now) })
      if (!id) continue
      seeded += 1
      for (const [place, { by, text }] of (session.messages ?? []).entries()) {
        const sentAt = new Date(now.getTime() - DAY_MS + place * 20 * MINUTE_MS)
        await seedMessage(tx, { sessionId: id, authorId: people[`${by}Id`], text }, sentAt)
      }
      if (session.thankYou) {
        await saveFeedback(tx, id, student.id, { helped: "yes", words: null }, now)
        await saveThankYou(tx, id, student.id, { text: session.thankYou, isPublic: true }, now)
      }
    }
    return seeded
  })

const hasTime = ["accepted", "held", "missed", "cancelled"]

type Row = Omit<Parameters<typeof seedSession>[1], "studentId" | "mentorId">

/** Within the senpai's hours, whatever the weekday on which the demo begins. */
export function startsOf({ mentor, times }: Pick<DemoSession, "mentor" | "times">, now: Date): Date[] {
  const hours = mentorPages.find(({ email }) => email === addressOf(mentor))?.hours ?? []
  return times.map((time) => startNear(time, hours, now))
}

function startNear({ days, later = 0 }: DemoTime, hours: readonly WeeklyHours[], now: Date): Date {
  const today = dayInJapan(now)
  for (let further = 0; further < 7; further++) {
    const day = addDays(today, days < 0 ? days - further : days + further)
    const open = hours.find(({ weekday }) => weekday === weekdayOf(day))
    if (open) return new Date(Date.parse(instantInJapan(day, open.from)) + later * MINUTE_MS)
  }
  throw new Error("the senpai has no hours")
}

function rowOf({ times, requested, reason, ...session }: DemoSession, now: Date): Row {
  const starts = startsOf({ ...session, times }, now)
  const [first] = starts
  const agreed = hasTime.includes(session.state) ? first : undefined
  const requestedAt = new Date(now.getTime() - requested * DAY_MS)
  const { mentor, state } = session
  const isOpen = state === "requested" || state === "countered"
  return {
    purpose: session.purpose,
    questions: [...session.questions],
    state,
    length: LENGTH,
    times: isOpen ? starts : [],
    timesBy: state === "requested" ? "student" : state === "countered" ? "mentor" : null,
    startsAt: agreed ?? null,
    endsAt: agreed ? new Date(agreed.getTime() + LENGTH * MINUTE_MS) : null,
    meetingUrl: agreed ? meetingLinkOf(addressOf(mentor)) : null,
    answerBy: new Date(requestedAt.getTime() + DAYS_TO_ANSWER * DAY_MS),
    endedBy:
      state === "declined" ? "mentor" : state === "withdrawn" || state === "cancelled" ? "student" : null,
    reason: reason ?? null,
    absent: state === "missed" ? ["student"] : [],
    requestedAt,
    updatedAt: agreed && agreed < now ? agreed : requestedAt,
  }
}
