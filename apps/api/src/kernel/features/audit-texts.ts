// What the audit log says. A feature declares its events with their texts (`auditEvents`), so that none is without.
import type { Language } from "@shirube/vocabulary/language"

export type AuditWords = Readonly<Record<Language, string>>
/** By the name of the event: what was done, in a sentence without its subject. */
export type AuditTexts = Readonly<Record<string, AuditWords>>

/** For the interface that lists all events. */
export type AuditEventsOf<Texts> = { readonly [Event in keyof Texts]: true }

export function gatherAuditTexts(parts: readonly AuditTexts[]): ReadonlyMap<string, AuditWords> {
  const all = parts.flatMap((texts) => Object.entries(texts))
  const texts = new Map(all)
  if (texts.size !== all.length) throw new Error("two features declare the same audit event")
  return texts
}
