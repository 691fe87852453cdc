// A value that a visitor stores in this browser until they have an account; synchronised between tabs.
import { useSyncExternalStore } from "react"

/** Every key in use, so that code which only looks whether something is stored need not load what reads it. */
export type BrowserKey =
  | "applications"
  | "calendar"
  | "desk-keys"
  | "interview-practised"
  | "interview-round"
  | "listening-speed"
  | "offline.queue"
  | "recent-searches"
  | "visa-plan"
  | "words"

export interface BrowserStore<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** `read` validates the stored value, which another version or a person may have written. */
export function browserStore<Value>(
  key: BrowserKey,
  empty: Value,
  read: (found: unknown) => Value,
): BrowserStore<Value> {
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value = empty
  /** Without storage the value lasts as long as the page. */
  let unkept: Value | undefined
  const look = () => {
    if (unkept !== undefined) return unkept
    const found = stored(() => localStorage.getItem(key)) ?? null
    if (found === text) return value
    text = found
    value = found === null ? empty : (stored(() => read(JSON.parse(found))) ?? empty)
    return value
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: look,
    set: (next) => {
      const isKept = stored(() => {
        if (next === empty) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(next))
        return true
      })
      unkept = isKept ? undefined : next
      tell()
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      addEventListener("storage", onStorage)
      return () => {
        listeners.delete(listener)
        removeEventListener("storage", onStorage)
      }
    },
  }
}

/** Undefined until hydration: a shared page does not depend on this browser. */
export const useBrowserStore = <Value>(kept: BrowserStore<Value>): Value | undefined =>
  useSyncExternalStore<Value | undefined>(kept.subscribe, kept.get, () => undefined)

/** Without parsing it; almost always false for members. */
export const isInBrowserStore = (key: BrowserKey): boolean =>
  (stored(() => localStorage.getItem(key)) ?? null) !== null

/** Storage may be disabled; then nothing is found. */
function stored<Outcome>(work: () => Outcome): Outcome | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
