// What check-in stores in this browser while offline: the attendee list, and the stamps still to be sent.

export interface RollEntry {
  readonly id: string
  /** For an event held both ways; null for others. */
  readonly mode: "venue" | "online" | null
  readonly code: string
  readonly name: string
  readonly checkedInAt: string | null
}

export interface Stamp {
  readonly code: string
  readonly at: string
}

export interface DoorStore {
  loadRoll(): Promise<readonly RollEntry[] | undefined>
  keepRoll(items: readonly RollEntry[]): Promise<void>
  stamps(): Promise<readonly Stamp[]>
  /** Keeps the first stamp of a code and ignores later ones. */
  addStamp(stamp: Stamp): Promise<void>
  dropStamps(codes: readonly string[]): Promise<void>
}

const NAME = "shirube-door"
const ROLLS = "rolls"
const STAMPS = "stamps"
/** Names are deleted soon, because someone else may use the phone next week. */
const KEPT_MS = 2 * 86_400_000

interface KeptRoll {
  readonly items: readonly RollEntry[]
  readonly keptAt: number
}

const answered = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ROLLS)
    request.result.createObjectStore(STAMPS)
  }
  return answered(request)
}

/** Per member and session. Stamps outlive the page; the attendee list expires after two days. */
export async function openDoorStore(key: string): Promise<DoorStore> {
  const database = await open()
  const within = (store: string, mode: IDBTransactionMode = "readonly") =>
    database.transaction(store, mode).objectStore(store)
  const mine = IDBKeyRange.bound(`${key} `, `${key} \uffff`)
  await forgetOld(within(ROLLS, "readwrite"))
  return {
    async loadRoll() {
      const kept: KeptRoll | undefined = await answered(within(ROLLS).get(key))
      return kept?.items
    },
    async keepRoll(items) {
      await answered(within(ROLLS, "readwrite").put({ items, keptAt: Date.now() } satisfies KeptRoll, key))
    },
    stamps: () => answered<Stamp[]>(within(STAMPS).getAll(mine)),
    async addStamp(stamp) {
      try {
        await answered(within(STAMPS, "readwrite").add(stamp, `${key} ${stamp.code}`))
      } catch (error) {
        if (!(error instanceof DOMException && error.name === "ConstraintError")) throw error
      }
    },
    async dropStamps(codes) {
      const store = within(STAMPS, "readwrite")
      await Promise.all(codes.map((code) => answered(store.delete(`${key} ${code}`))))
    },
  }
}

function forgetOld(rolls: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = rolls.openCursor()
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const cursor = request.result
      if (!cursor) return resolve()
      if ((cursor.value as KeptRoll).keptAt < Date.now() - KEPT_MS) cursor.delete()
      cursor.continue()
    }
  })
}
