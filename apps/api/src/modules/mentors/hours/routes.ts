import type { MentorHours as MentorHoursSchema } from "@shirube/contract/mentors/hours/routes"
import * as contract from "@shirube/contract/mentors/hours/routes"
import type { z } from "zod"
import type { Config } from "#api/kernel/config/config"
import { ok, slice } from "#api/kernel/http/slice"
import type { MentorHours } from "./service.ts"
import { hoursOf, saveHours } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.getMentorHours, async ({ tx, user, platform }) =>
    ok(presentHours(await hoursOf(tx, user.id), platform.config)),
  ),
  implement(contract.saveMentorHours, async ({ tx, user, body, now, platform }) =>
    ok(presentHours(await saveHours(tx, user.id, body, now), platform.config)),
  ),
])

const DEFAULT_PER_WEEK = 2

/** A senpai who has saved none sees a good start. */
const presentHours = (
  saved: MentorHours | undefined,
  { meetingUrl }: Pick<Config, "meetingUrl">,
): z.input<typeof MentorHoursSchema> => ({
  hours: [...(saved?.hours ?? [])],
  length: saved?.length ?? 30,
  sessions_per_week: saved?.sessionsPerWeek ?? DEFAULT_PER_WEEK,
  days_off: saved?.daysOff ?? [],
  meeting_link: saved?.meetingLink ?? null,
  rooms_are_made: meetingUrl !== undefined,
})
