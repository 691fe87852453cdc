// Caches values that are the same for everyone under the tags of their content, until an event drops one of
// them. Bounded: evicts the least recently used.

export interface Keepable<Value> {
  readonly value: Value
  readonly tags: readonly string[]
  readonly bytes: number
}

export interface TaggedStore<Value> {
  get(key: string): Value | undefined
  /** The previous value for a moment after an addition, while a new one is being made. */
  former(key: string): Value | undefined
  /**
   * Makes a value, once for concurrent requests. Keeps what `keepable` returns, unless one of its tags was
   * dropped meanwhile: the value may be stale.
   */
  make<Made>(
    key: string,
    produce: () => Promise<Made>,
    keepable: (made: Made) => Keepable<Value> | undefined,
  ): Promise<Made>
  /** Whether the value is still kept; does not count as a use. */
  keeps(key: string, value: Value): boolean
  /** The kept value has grown by this many bytes. */
  grow(key: string, value: Value, bytes: number): void
  /** Drops the values with these tags, or everything. After an addition they stay available as former values. */
  drop(tags?: readonly string[], isAddition?: boolean): void
  size(): { readonly entries: number; readonly bytes: number }
}

export interface Bounds {
  readonly maxEntries: number
  readonly maxBytes: number
}

/** How long a former value may be returned after an addition. */
const MOMENT_MS = 2_000

/** Tags dropped while a value was being made. */
interface Dropped {
  readonly tags: Set<string>
  everything: boolean
}

interface Entry<Value> {
  readonly value: Value
  readonly tags: ReadonlySet<string>
  bytes: number
  /** When it became outdated by an addition. */
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
      // Moves the entry to the end, as the most recently used.
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

    keeps: (key, value) => entries.get(key)?.value === value,

    grow(key, value, more) {
      const entry = entries.get(key)
      if (entry?.value !== value) return
      entry.bytes += more
      bytes += more
      makeRoom()
    },

    drop(tags, isAddition = false) {
      // Later requests must not share a value whose making began before the drop.
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
