// Merges files of shared modules as long as that makes visits cheaper. Pure: shared-files.ts says what a module and a visit is.

export interface Module {
  readonly id: string
  /** Length of its code. */
  readonly size: number
  /** Modules that it imports. */
  readonly imports: readonly string[]
  /** Entries that need it. */
  readonly users: ReadonlySet<string>
}

export interface Visit {
  /** What is requested together. */
  readonly entries: readonly string[]
  readonly weight: number
}

interface SharedFile {
  readonly name: string
  readonly modules: readonly string[]
}

/** The cost of a request, in characters of code before compression: its headers, and a small file compresses worse. */
const REQUEST = 9_000

interface File {
  readonly modules: Module[]
  readonly imports: Set<File>
  /** For each visit, whether it loads the file. */
  readonly loads: Uint8Array
  size: number
  /** The file itself, and all that is loaded with it. */
  closure: ReadonlySet<File>
}

/** `small` modules are too small for files of their own; those that are in no file of the result are cheapest in one that every visit loads. */
export function mergeFiles(
  modules: readonly Module[],
  visits: readonly Visit[],
  small: readonly Module[] = [],
): SharedFile[] {
  const weights = Float64Array.from(visits, ({ weight }) => weight)
  const files = new Set(filesByUsers(modules, visits))
  const best = new Map<File, { other: File; saved: number } | undefined>()
  const findBest = (file: File) => {
    let found: { other: File; saved: number } | undefined
    for (const other of files) {
      if (other === file) continue
      const saved = savedBy(file, other, weights)
      if (saved > (found?.saved ?? 0) && !makesCycle(file, other)) found = { other, saved }
    }
    best.set(file, found)
  }
  const savedWith = (file: File) => best.get(file)?.saved ?? 0
  for (const file of files) file.closure = closureOf(file)
  for (const file of files) findBest(file)

  for (;;) {
    let into: File | undefined
    for (const file of files) if (savedWith(file) > (into ? savedWith(into) : 0)) into = file
    const from = into && best.get(into)?.other
    if (!into || !from) {
      for (const module of small) place(module, emptyFile(module, visits).loads, files, weights)
      return named([...files])
    }
    // Merges elsewhere may have made this one worse.
    if (savedBy(into, from, weights) < savedWith(into) || makesCycle(into, from)) {
      findBest(into)
      continue
    }
    const changed = merge(into, from, files)
    best.delete(from)
    for (const file of files) {
      const other = best.get(file)?.other
      if (changed.has(file) || other === from || (other && changed.has(other))) findBest(file)
    }
  }
}

/** How much cheaper all visits become together if two files are one. */
function savedBy(one: File, other: File, weights: Float64Array): number {
  let saved = 0
  for (let visit = 0; visit < weights.length; visit++) {
    const weight = weights[visit] ?? 0
    if (one.loads[visit]) saved += weight * (other.loads[visit] ? REQUEST : -other.size)
    else if (other.loads[visit]) saved -= weight * one.size
  }
  if (saved <= 0) return saved
  for (const also of new Set([...one.closure, ...other.closure])) {
    if (also === one || also === other) continue
    for (let visit = 0; visit < weights.length; visit++)
      if ((one.loads[visit] || other.loads[visit]) && !also.loads[visit])
        saved -= (weights[visit] ?? 0) * (also.size + REQUEST)
  }
  return saved
}

/** Files that import each other could not be evaluated in any order. */
const makesCycle = (one: File, other: File) => leadsAround(one, other) || leadsAround(other, one)

const leadsAround = (from: File, to: File) =>
  [...from.closure].some((between) => between !== from && between !== to && between.closure.has(to))

/** Returns the files whose cost has changed. */
function merge(into: File, from: File, files: Set<File>): Set<File> {
  into.modules.push(...from.modules)
  into.size += from.size
  for (const other of from.imports) into.imports.add(other)
  files.delete(from)
  for (const file of files) if (file.imports.delete(from)) file.imports.add(into)
  into.imports.delete(into)
  for (const file of files)
    if (file.closure.has(from) || file.closure.has(into)) file.closure = closureOf(file)
  const changed = new Set([into])
  for (const file of into.closure)
    for (const [visit, isLoaded] of [...into.loads].map((own, at) => own | (from.loads[at] ?? 0)).entries())
      if (isLoaded && !file.loads[visit]) {
        file.loads[visit] = 1
        changed.add(file)
      }
  return changed
}

/** Adds the module to the file with which all visits are cheapest. */
function place(module: Module, needs: Uint8Array, files: ReadonlySet<File>, weights: Float64Array): void {
  const importers = [...files].filter((file) =>
    file.modules.some(({ imports }) => imports.includes(module.id)),
  )
  const cost = (costOfVisit: (visit: number) => number) =>
    weights.reduce((sum, weight, visit) => sum + weight * costOfVisit(visit), 0)
  let best: File | undefined
  let least = cost((visit) => (needs[visit] ? 0 : module.size))
  for (const file of files) {
    if (importers.some((importer) => importer !== file && file.closure.has(importer))) continue
    const own = cost((visit) => {
      if (!needs[visit]) return file.loads[visit] ? module.size : 0
      return sum([...file.closure].map(({ loads, size }) => (loads[visit] ? 0 : size + REQUEST)))
    })
    if (own < least) [best, least] = [file, own]
  }
  if (!best) return
  best.modules.push(module)
  best.size += module.size
  for (const importer of importers) if (importer !== best) importer.imports.add(best)
  for (const file of files)
    if (importers.some((importer) => file.closure.has(importer))) file.closure = closureOf(file)
  for (const file of best.closure)
    for (const [visit, isNeeded] of needs.entries()) if (isNeeded) file.loads[visit] = 1
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

function closureOf(file: File): ReadonlySet<File> {
  const seen = new Set([file])
  for (const each of seen) for (const next of each.imports) seen.add(next)
  return seen
}

/** At first, the modules with the same users are a file. */
function filesByUsers(modules: readonly Module[], visits: readonly Visit[]): File[] {
  const byUsers = new Map<string, File>()
  const fileOf = new Map<string, File>()
  for (const module of modules) {
    const users = [...module.users].sort().join("\n")
    const file = byUsers.get(users) ?? emptyFile(module, visits)
    file.modules.push(module)
    file.size += module.size
    byUsers.set(users, file)
    fileOf.set(module.id, file)
  }
  for (const { id, imports } of modules)
    for (const other of imports) {
      const [file, imported] = [fileOf.get(id), fileOf.get(other)]
      if (file && imported && file !== imported) file.imports.add(imported)
    }
  return [...byUsers.values()]
}

const emptyFile = ({ users }: Module, visits: readonly Visit[]): File => ({
  modules: [],
  imports: new Set(),
  loads: Uint8Array.from(visits, ({ entries }) => Number(entries.some((entry) => users.has(entry)))),
  size: 0,
  closure: new Set(),
})

/** Each is named after its largest module; modules with the same name would end up in one file. */
function named(files: readonly File[]): SharedFile[] {
  const taken = new Map<string, number>()
  return files.map(({ modules }) => {
    const [largest] = [...modules].sort((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1))
    const name = /([\w-]+)(?:\.[a-z]+)*(?:\?.*)?$/.exec(largest?.id ?? "")?.[1] ?? "shared"
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return { name: count === 1 ? name : `${name}-${count}`, modules: modules.map(({ id }) => id) }
  })
}
