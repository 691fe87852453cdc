import {
  type DeadlineKind,
  deadlineTitle,
  openDeadlines,
} from "@shirube/vocabulary/season/applications/choices"
import type { Due } from "#web/lib/time/due.ts"
import { keptApplications } from "./kept.ts"

const kinds: Record<DeadlineKind, Due["kind"]> = {
  "entry-sheet": "deadline",
  "web-test": "exam",
  interview: "interview",
  briefing: "other",
  reply: "deadline",
  other: "deadline",
}

/** Deadlines in a visitor's browser, in the shape that the API returns for members' calendars. */
export const keptDeadlines = (): readonly Due[] =>
  keptApplications.get().flatMap((application) =>
    openDeadlines(application).map(({ id, kind, what, day, time }) => ({
      id: `application ${application.id} ${id}`,
      kind: kinds[kind],
      title: deadlineTitle(application.company, { kind, what }),
      note: null,
      startsOn: day,
      endsOn: null,
      startsAt: time === null ? null : new Date(`${day}T${time}:00+09:00`).toISOString(),
      href: `/shukatsu-calendar/applications#application-${application.id}`,
      source: null,
    })),
  )
