// Unfinished uploads: where each resumes when the same file is chosen again, after a reload or a dead
// battery. The server deletes uploads that are idle for a day.

export interface ChosenFile {
  readonly name: string
  readonly size: number
  readonly lastModified: number
}

export interface Unfinished {
  readonly file: string
  readonly address: string
  readonly at: number
}

const DAY_MS = 86_400_000
const MOST = 20

const keyOf = (userId: string) => `films.${userId}`

/** File names can be private, so only a hash is stored. */
export const fileMark = ({ name, size, lastModified }: ChosenFile, purpose: string) =>
  `${purpose} ${size} ${lastModified} ${numberOf(name)}`

function numberOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

export function readUnfinished(text: string | null, now: number): Unfinished[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(kept) ? kept.filter(isUnfinished).filter(({ at }) => now - at < DAY_MS) : []
  } catch {
    return []
  }
}

/** Local storage can be manipulated, so only our own upload paths are accepted. */
const isUnfinished = (kept: unknown): kept is Unfinished => {
  if (typeof kept !== "object" || kept === null) return false
  const { file, address, at } = kept as Record<string, unknown>
  return (
    typeof file === "string" &&
    typeof at === "number" &&
    typeof address === "string" &&
    /^\/api\/v1\/uploads\/[\da-f-]{36}$/.test(address)
  )
}

/** Storage may be disabled or full; the upload works without it. */
function inStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

const all = (userId: string) =>
  inStorage((storage) => readUnfinished(storage.getItem(keyOf(userId)), Date.now())) ?? []

const put = (userId: string, films: readonly Unfinished[]) =>
  inStorage((storage) =>
    films.length === 0
      ? storage.removeItem(keyOf(userId))
      : storage.setItem(keyOf(userId), JSON.stringify(films.slice(-MOST))),
  )

const others = (userId: string, mark: string) => all(userId).filter(({ file }) => file !== mark)

export const findUnfinished = (userId: string, mark: string) =>
  all(userId).find(({ file }) => file === mark)?.address

export const keepUnfinished = (userId: string, mark: string, address: string) =>
  put(userId, [...others(userId, mark), { file: mark, address, at: Date.now() }])

export const forgetUnfinished = (userId: string, mark: string) => put(userId, others(userId, mark))
