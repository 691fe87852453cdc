// The content of a long form, kept in this tab's session storage: it survives a reload, and is not visible to
// others.

export const draftKey = (form: string, userId: string | undefined) => `draft.${userId ?? "guest"}.${form}`

type Values = Readonly<Record<string, unknown>>

export function readDraft(text: string | null): Values | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "null")
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Values) : undefined
  } catch {
    return undefined
  }
}

/** Storage may be disabled or full; the form works without it. */
function inStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

export const loadDraft = (key: string) => readDraft(inStorage((storage) => storage.getItem(key)))
/** False if it could not be stored. */
export const keepDraft = (key: string, text: string): boolean =>
  inStorage((storage) => {
    storage.setItem(key, text)
    return true
  }) ?? false
/** What a visitor wrote in this tab before they signed in or joined; taken once. */
export function takeGuestDraft(form: string): Values | undefined {
  const key = draftKey(form, undefined)
  const kept = loadDraft(key)
  if (kept) dropDraft(key)
  return kept
}
export const dropDraft = (key: string) => inStorage((storage) => storage.removeItem(key))
