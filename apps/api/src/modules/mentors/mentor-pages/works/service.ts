// What a senpai has contributed elsewhere, a few of each kind.
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type CourseId, type EventId, namedId, type TipId, type UserId } from "#api/kernel/db/ids"
import { bestAnswersBy } from "#api/modules/community/forum/answers/service"
import { rowTag } from "#api/modules/community/forum/events"
import { eventTag } from "#api/modules/events/events/events"
import { eventsWithSpeaker } from "#api/modules/events/events/service"
import { courseTag } from "#api/modules/learning/courses/events"
import { newestCoursesBy } from "#api/modules/learning/courses/reading/service"
import { pastEventTag } from "#api/modules/learning/past-events/events"
import { pastEventsWithSpeaker } from "#api/modules/learning/past-events/service"
import { tipRowTag } from "#api/modules/learning/tips/events"
import { newestTipsBy } from "#api/modules/learning/tips/service"

const MOST_OF_EACH = 4

/** Seven statements, however much they have contributed. */
export async function worksOf(tx: Tx, userId: UserId, language: Language) {
  const tips = await newestTipsBy(tx, userId, language, MOST_OF_EACH)
  const courses = await newestCoursesBy(tx, userId, language, MOST_OF_EACH)
  const pastEvents = await pastEventsWithSpeaker(tx, userId, language, MOST_OF_EACH)
  const events = await eventsWithSpeaker(tx, userId, language, MOST_OF_EACH)
  const answers = await bestAnswersBy(tx, userId, language, MOST_OF_EACH)
  // An event with a recording is shown as the recording.
  const recorded = new Set(pastEvents.map(({ eventId }) => eventId))
  const held = [...events.filter(({ id }) => !recorded.has(id)), ...pastEvents]
  return {
    tips,
    courses,
    events: held.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST_OF_EACH),
    answers,
    tags: [
      ...tips.map(({ id }) => tipRowTag(namedId<TipId>(id))),
      ...courses.map(({ id }) => courseTag(namedId<CourseId>(id))),
      ...events.map(({ id }) => eventTag(namedId<EventId>(id))),
      ...pastEvents.map(({ id }) => pastEventTag(id)),
      ...answers.map(({ questionId }) => rowTag(questionId)),
    ],
  }
}
