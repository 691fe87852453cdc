import { MOST_FOUND_SPEAKERS } from "@shirube/contract/events/events/speakers"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor } from "#api/kernel/security/session"
import { writersOf } from "#api/modules/identity/accounts/service"
import { findSenpai } from "#api/modules/people/members/service"
import { backgroundsOf } from "#api/modules/people/senpai/service"

interface RequestContext {
  readonly user: Actor
  readonly config: Platform["config"]
  readonly now: Date
  readonly language: Language
}

/** Searches senpai who are visible in the directory and accept invitations. */
export async function findSpeakers(tx: Tx, name: string, { language, ...reader }: RequestContext) {
  const found = await findSenpai(tx, { name, invitations: "taken" }, reader, MOST_FOUND_SPEAKERS)
  const backgrounds = await backgroundsOf(
    tx,
    found.map(({ id }) => id),
    language,
  )
  return found.map(({ id, name, seal }) => {
    const background = backgrounds.get(id)
    const parts = background ? [background.company, background.industry, background.city] : []
    return { id, name, seal, work: parts.filter(Boolean).join(" · ") || null }
  })
}

/** Keeps only screened senpai: an organiser cannot name other members as speakers. */
export async function speakersAmong(tx: Tx, people: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  const known = await writersOf(tx, people)
  return new Set([...known.values()].filter(({ isScreened }) => isScreened).map(({ id }) => id))
}
