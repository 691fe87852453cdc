import type {
  DigestRhythm,
  NotificationCategory,
  OptionalCategory,
} from "@shirube/contract/people/notifications/routes"
import { dayInJapan } from "@shirube/vocabulary/time/days"

interface Channels {
  readonly inApp: boolean
  readonly mail: boolean
  readonly push: boolean
}
export interface QuietHours {
  readonly isOn: boolean
  /** Wall-clock time, `22:00`. */
  readonly from: string
  readonly to: string
  readonly zone: string
}
export interface Settings {
  readonly choices: Readonly<Record<OptionalCategory, Channels>>
  readonly digest: DigestRhythm
  readonly quiet: QuietHours
}

/** A push goes only to devices on which the member has switched it on. */
const everyWay: Channels = { inApp: true, mail: true, push: true }
/** Regular weekly notices are opt-in. */
const noWay: Channels = { inApp: false, mail: false, push: false }

/** Defaults: direct notifications are on, regular ones off. */
export const proposedSettings: Settings = {
  choices: {
    questions: everyWay,
    mentions: everyWay,
    requests: everyWay,
    events: everyWay,
    calendar: everyWay,
    sessions: everyWay,
    applications: noWay,
    account: everyWay,
  },
  digest: "never",
  quiet: { isOn: false, from: "22:00", to: "07:00", zone: "Asia/Tokyo" },
}

/** Security notices cannot be turned off; their emails are sent by the feature that makes the change. */
export const channelsOf = ({ choices }: Settings, category: NotificationCategory): Channels =>
  category === "security" ? everyWay : choices[category]

/** Whether any channel is on. */
export function hasAnyChannel(settings: Settings, category: NotificationCategory): boolean {
  const { inApp, mail, push } = channelsOf(settings, category)
  return inApp || mail || push || settings.digest !== "never"
}

/** Security notices do not wait: an account takeover at night must be reported at once. */
export const mayWait = (category: NotificationCategory) => category !== "security"

const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000

const minutesOf = (wallTime: string) => {
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number)
  return hours * 60 + minutes
}
const onTheWall = (at: Date, zone: string) =>
  minutesOf(
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at),
  )
const roundTheClock = (minutes: number) => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES

/** The end of the current quiet hours; undefined outside them. */
export function quietUntil({ isOn, from, to, zone }: QuietHours, now: Date): Date | undefined {
  const [begin, end, wall] = [minutesOf(from), minutesOf(to), onTheWall(now, zone)]
  const isQuiet = begin < end ? wall >= begin && wall < end : wall >= begin || wall < end
  if (!isOn || !isQuiet) return undefined
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const reckoned = minute + roundTheClock(end - wall)
  // Daylight saving time may start or end in between.
  const wallThen = onTheWall(new Date(reckoned * MINUTE_MS), zone)
  const off = roundTheClock(end - wallThen + DAY_MINUTES / 2) - DAY_MINUTES / 2
  return new Date((reckoned + off) * MINUTE_MS)
}

/** Whole seconds, at least one: a job that runs slightly early would be deferred by a day. */
export const secondsUntil = (then: Date, now: Date) =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1_000))

const DAYS: Record<Exclude<DigestRhythm, "never">, number> = { daily: 1, weekly: 7 }
const DAY_MS = 86_400_000

/** A digest is due if the last one was sent on this day or earlier. */
export const dueSince = (rhythm: keyof typeof DAYS, now: Date) =>
  dayInJapan(new Date(now.getTime() - DAYS[rhythm] * DAY_MS))
