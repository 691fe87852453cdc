// What somebody has typed into a long form, kept for this tab: a reload or a dead battery loses nothing, and nobody else finds it.
import { set } from "react-hook-form"

export const draftKey = (form: string, userId: string | undefined) => `draft.${userId ?? "guest"}.${form}`

type Values = Readonly<Record<string, unknown>>

/** Passwords and codes are left out, wherever they stand. */
export function draftText(values: Values, secrets: Iterable<string>): string {
  const kept = structuredClone(values)
  for (const name of secrets) set(kept, name, undefined)
  return JSON.stringify(kept)
}

export function readDraft(text: string | null): Values | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "null")
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Values) : undefined
  } catch {
    return undefined
  }
}

/** A browser may keep nothing, or have no room left; the form works all the same. */
function inStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

export const loadDraft = (key: string) => readDraft(inStorage((storage) => storage.getItem(key)))
/** False where the browser did not. */
export const keepDraft = (key: string, text: string): boolean =>
  inStorage((storage) => {
    storage.setItem(key, text)
    return true
  }) ?? false
export const dropDraft = (key: string) => inStorage((storage) => storage.removeItem(key))
