import type { MentorHours as MentorHoursSchema } from "@shirube/contract/mentors/hours/routes"
import type { z } from "zod"
import type { Config } from "#api/kernel/config/config"
import type { MentorHours } from "./service.ts"

const DEFAULT_PER_WEEK = 2

/** A senpai who has saved none sees a good start. */
export const presentHours = (
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
