// What is the same for everyone, made once and kept under the tags of what it is made of, until an event drops one of them.
// Bounded: what nobody has asked for the longest makes room.

export interface Keepable<Value> {
  readonly value: Value
  readonly tags: readonly string[]
  readonly bytes: number
}

export interface TaggedStore<Value> {
  get(key: string): Value | undefined
  /** What was there until a moment ago and has only been added to, while somebody makes it anew. */
  former(key: string): Value | undefined
  /**
   * Makes it, once for all who ask at the same time. What `keepable` makes of it is kept, unless one of its tags was dropped
   * meanwhile: it may be of before.
   */
  make<Made>(
    key: string,
    produce: () => Promise<Made>,
    keepable: (made: Made) => Keepable<Value> | undefined,
  ): Promise<Made>
  /** What is kept under this key holds more than it did. */
  grow(key: string, value: Value, bytes: number): void
  /** Forgets what is under these tags, or everything. What has only been added to is still there as a former one. */
  drop(tags?: readonly string[], isAddition?: boolean): void
  size(): { readonly entries: number; readonly bytes: number }
}

export interface Bounds {
  readonly maxEntries: number
  readonly maxBytes: number
}

/** How long something may still be given out that has been added to. */
const MOMENT_MS = 2_000

/** What was dropped while something was being made. */
interface Dropped {
  readonly tags: Set<string>
  everything: boolean
}

interface Entry<Value> {
  readonly value: Value
  readonly tags: ReadonlySet<string>
  bytes: number
  /** Since when it lacks something. */
  formerSince?: number
}

export function createTaggedStore<Value>(
  { maxEntries, maxBytes }: Bounds,
  now: () => number = Date.now,
): TaggedStore<Value> {
  const entries = new Map<string, Entry<Value>>()
  const underWay = new Map<string, Promise<unknown>>()
  const meanwhile = new Set<Dropped>()
  let bytes = 0

  const forget = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  const makeRoom = () => {
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) break
      forget(oldest)
    }
  }
  const keep = (key: string, kept: Keepable<Value>) => {
    if (kept.bytes > maxBytes) return
    forget(key)
    entries.set(key, { value: kept.value, tags: new Set(kept.tags), bytes: kept.bytes })
    bytes += kept.bytes
    makeRoom()
  }

  return {
    get(key) {
      const found = entries.get(key)
      if (!found || found.formerSince !== undefined) return undefined
      // Last in the map is last to be forgotten.
      entries.delete(key)
      entries.set(key, found)
      return found.value
    },

    former(key) {
      const found = entries.get(key)
      if (found?.formerSince === undefined || !underWay.has(key)) return undefined
      return now() - found.formerSince < MOMENT_MS ? found.value : undefined
    },

    make<Made>(
      key: string,
      produce: () => Promise<Made>,
      keepable: (made: Made) => Keepable<Value> | undefined,
    ) {
      const running = underWay.get(key)
      if (running) return running as Promise<Made>
      const dropped: Dropped = { tags: new Set(), everything: false }
      meanwhile.add(dropped)
      const making = produce().then((made) => {
        const kept = dropped.everything ? undefined : keepable(made)
        if (kept && !kept.tags.some((tag) => dropped.tags.has(tag))) keep(key, kept)
        return made
      })
      underWay.set(key, making)
      const done = () => {
        meanwhile.delete(dropped)
        if (underWay.get(key) === making) underWay.delete(key)
      }
      making.then(done, done)
      return making
    },

    grow(key, value, more) {
      const entry = entries.get(key)
      if (entry?.value !== value) return
      entry.bytes += more
      bytes += more
      makeRoom()
    },

    drop(tags, isAddition = false) {
      // Whoever asks from now on gets none that was begun before.
      underWay.clear()
      for (const dropped of meanwhile) {
        if (!tags) dropped.everything = true
        for (const tag of tags ?? []) dropped.tags.add(tag)
      }
      for (const [key, entry] of entries) {
        if (tags && !tags.some((tag) => entry.tags.has(tag))) continue
        if (isAddition) entry.formerSince ??= now()
        else forget(key)
      }
    },

    size: () => ({ entries: entries.size, bytes }),
  }
}
