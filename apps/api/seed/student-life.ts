// What the demo's student has begun, so that their first screen shows a week in the life of a member: a ticket, a
// lesson in the middle, and news of what they follow. Needs the events and courses of the demo.
import type { FollowedNoun } from "@shirube/contract/community/follows/routes"
import type { Topic } from "@shirube/vocabulary/topics"
import { DEMO_DOMAIN } from "../src/kernel/config/demo.ts"
import { type CourseId, type EventId, type LessonKey, namedId } from "../src/kernel/db/ids.ts"
import type { Platform } from "../src/kernel/process/platform.ts"
import { seedFollow } from "../src/modules/community/follows/service.ts"
import { seedRegistration } from "../src/modules/events/events/registrations/service.ts"
import { accountAt } from "../src/modules/identity/accounts/service.ts"
import { seedProgress } from "../src/modules/learning/courses/progress/service.ts"

const HOUR_MS = 3_600_000
const STOPPED_HOURS_AGO = 20

const EVENT = "open-lab-osaka"
const followedTopics: readonly Topic[] = ["ob-visits", "daily-work"]
const FOLLOWED_SENPAI = "aigerim-sadykova"
const COURSE = "self-introduction"
const lessons = [
  { key: "two-questions", slots: 20, isDone: true },
  { key: "one-minute", slots: 9, isDone: false },
] as const

export async function loadStudentLife({ db, followedSubjects }: Platform, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const student = await accountAt(tx, `student@${DEMO_DOMAIN}`)
    const senpai = await accountAt(tx, `${FOLLOWED_SENPAI}@${DEMO_DOMAIN}`)
    if (!student) return true
    const follow = (noun: FollowedNoun, id: string) =>
      seedFollow(tx, student, { noun, id }, now, followedSubjects)
    for (const topic of followedTopics) await follow("topic", topic)
    if (senpai) await follow("mentor", senpai.id)
    await seedRegistration(tx, namedId<EventId>(EVENT), student, now, { mode: "venue", isListed: true })
    const courseId = namedId<CourseId>(COURSE)
    const stoppedAt = new Date(now.getTime() - STOPPED_HOURS_AGO * HOUR_MS)
    for (const { key, ...progress } of lessons)
      await seedProgress(
        tx,
        { userId: student.id, courseId, key: namedId<LessonKey>(key), ...progress },
        stoppedAt,
      )
    return true
  })
}
