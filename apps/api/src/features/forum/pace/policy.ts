// Slow mode: when somebody may post again.
import {
  NEWCOMER_DAYS,
  NEWCOMER_POSTS,
  type PacedNoun,
  paceOfNewcomers,
} from "@shirube/contract/forum-choices"
import type { Language } from "@shirube/contract/language"

const SECOND_MS = 1_000
const DAY_MS = 86_400_000

/** As far back as anything counts. */
export const PACE_MS =
  Math.max(...Object.values(paceOfNewcomers).flatMap((limits) => limits.map(({ seconds }) => seconds))) *
  SECOND_MS

/** Just here, or with hardly anything yet that others can read. */
export const isNewcomer = (
  { createdAt, posts }: { readonly createdAt: Date; readonly posts: number },
  now: Date,
) => now.getTime() - createdAt.getTime() < NEWCOMER_DAYS * DAY_MS || posts < NEWCOMER_POSTS

/** `times` of what was posted before, the last first. Undefined where the next one may be posted now. */
export function nextTime(noun: PacedNoun, times: readonly Date[], now: Date): Date | undefined {
  const free = paceOfNewcomers[noun].flatMap(({ most, seconds }) => {
    const oldest = times[most - 1]
    return oldest ? [oldest.getTime() + seconds * SECOND_MS] : []
  })
  const next = Math.max(0, ...free)
  return next > now.getTime() ? new Date(next) : undefined
}

const HOUR_MINUTES = 60

/** In whole minutes, and in hours once that is easier to read; never too early. */
export function waitText(next: Date, now: Date): Record<Language, string> {
  const minutes = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 60_000))
  const hours = Math.ceil(minutes / HOUR_MINUTES)
  const isLong = minutes > 2 * HOUR_MINUTES
  const en = isLong ? `${hours} hours` : minutes === 1 ? "one minute" : `${minutes} minutes`
  return {
    en: `You can post the next one in ${en}. Your text stays here until then.`,
    ja: `次の投稿は、あと${isLong ? `${hours}時間` : `${minutes}分`}で可能になります。入力した文章は、それまでここに残ります。`,
  }
}
