// Slow mode: when a member may post again.
import {
  NEWCOMER_DAYS,
  NEWCOMER_POSTS,
  newcomerLimits,
  type PacedNoun,
} from "@shirube/vocabulary/community/forum/choices"
import type { Language } from "@shirube/vocabulary/language"

const SECOND_MS = 1_000
const DAY_MS = 86_400_000

/** The longest window of any limit. */
export const PACE_MS =
  Math.max(...Object.values(newcomerLimits).flatMap((limits) => limits.map(({ seconds }) => seconds))) *
  SECOND_MS

/** A recent account, or few visible posts so far. */
export const isNewcomer = (
  { createdAt, posts }: { readonly createdAt: Date; readonly posts: number },
  now: Date,
) => now.getTime() - createdAt.getTime() < NEWCOMER_DAYS * DAY_MS || posts < NEWCOMER_POSTS

/** `times` of earlier posts, newest first. Undefined if the next post is allowed now. */
export function nextTime(noun: PacedNoun, times: readonly Date[], now: Date): Date | undefined {
  const free = newcomerLimits[noun].flatMap(({ most, seconds }) => {
    const oldest = times[most - 1]
    return oldest ? [oldest.getTime() + seconds * SECOND_MS] : []
  })
  const next = Math.max(0, ...free)
  return next > now.getTime() ? new Date(next) : undefined
}

const HOUR_MINUTES = 60

/** In whole minutes, or hours for a long wait; rounded up. */
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
