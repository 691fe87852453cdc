// Sessions for tests, in any state, between two new people unless the test names them.
import { type MentorSessionId, newId, type UserId } from "#api/kernel/db/ids"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import type { TestApi } from "#api/testing/api"
import { aMentor } from "../mentor-pages/builders.ts"
import { insertSession, type SessionRow } from "./queries.ts"

interface Person {
  readonly id: UserId
  readonly token: string
}

interface SessionWishes extends Partial<Omit<SessionRow, "studentId" | "mentorId">> {
  readonly student?: Person
  readonly mentor?: Person
}

const HOUR_MS = 3_600_000

export async function aSession(
  api: TestApi,
  { student: chosenStudent, mentor: chosenMentor, ...wishes }: SessionWishes = {},
) {
  const student = chosenStudent ?? (await signedIn(api, aStudent({ name: "Linh", isVerified: true })))
  const mentor = chosenMentor ?? (await aMentor(api))
  const now = api.clock.now()
  const { state = "accepted" } = wishes
  const isOver = state === "held" || state === "missed"
  const hasTime = isOver || state === "accepted"
  const startsAt = new Date(now.getTime() + (isOver ? -2 : 48) * HOUR_MS)
  const id = newId<MentorSessionId>()
  await insertSession(api.db.autocommit, {
    id,
    studentId: student.id,
    mentorId: mentor.id,
    purpose: "mock-interview",
    length: 30,
    questions: ["How should I begin my self-introduction?"],
    state,
    times: [],
    startsAt: hasTime ? startsAt : null,
    endsAt: hasTime ? new Date(startsAt.getTime() + HOUR_MS / 2) : null,
    answerBy: new Date(now.getTime() + 7 * 24 * HOUR_MS),
    requestedAt: now,
    updatedAt: now,
    ...wishes,
  })
  return { id, student, mentor }
}
