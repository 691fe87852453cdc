// package-lock.json as data. Native packages come as one optional package per platform. A registry in a
// closed network may have only some of them; npm then leaves the others out of the lockfile, and `npm ci`
// refuses it, on every machine. So the lockfile lists them all: npm skips those of other platforms without
// requesting them.

export interface LockedPackage {
  readonly version?: string
  /** The hash that npm compares a download with. */
  readonly integrity?: string
  /** A workspace: nothing is downloaded. */
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}
/** Dependencies in package.json of the root (`""`) and of each workspace. */
export type Manifests = Readonly<Record<string, LockedPackage>>

const systems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
]
const processors = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
]

/** The platform from a package's name: `@swc/core-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const words = name.split(/[/-]/).map((word) => (word === "win" ? "win32" : word))
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  if (os.length + cpu.length === 0) throw new Error(`No platform in the name of ${name}: add it by hand.`)
  const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : []
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    ...(os.length > 0 ? { os } : {}),
  }
}

/** The folders in which Node resolves a dependency of the package at `path`, nearest first. */
function* lookups(path: string): Generator<string> {
  for (let folder = path; folder !== ""; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    if (!folder.endsWith("node_modules")) yield `${folder}/node_modules`
  }
  yield "node_modules"
}

interface MissingPackage {
  readonly path: string
  readonly entry: LockedPackage
}

export function missingPlatforms({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...lookups(path)].some((folder) => packages[`${folder}/${name}`]))
      .map(([name, version]) => ({
        path: `node_modules/${name}`,
        entry: inNpmsOrder({ version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true }),
      })),
  )
}

/** `version` first, then alphabetically, as npm writes it, so that the next install changes nothing. */
const inNpmsOrder = ({ version, ...rest }: LockedPackage): LockedPackage => ({
  ...(version ? { version } : {}),
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, "en"))),
})

export function completeLockfile<Given extends Lockfile>(lockfile: Given): Given {
  const entries: [string, LockedPackage][] = Object.entries(lockfile.packages)
  for (const { path, entry } of missingPlatforms(lockfile)) entries.push([path, entry])
  const packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, "en")))
  return { ...lockfile, packages }
}

/** The production platform: every package installed there must have a hash. */
const SERVED = { os: "linux", cpu: "x64", libc: "glibc" } as const

const fits = (wanted: readonly string[] | undefined, own: string) =>
  wanted === undefined || [wanted].flat().includes(own)

/** Packages for other platforms may be missing in the registry that wrote the lockfile, and their hashes with them. */
function unhashed({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(
      ([path, { link, integrity }]) => path.includes("node_modules/") && !link && integrity === undefined,
    )
    .filter(
      ([, { optional, os, cpu, libc }]) =>
        !optional || (fits(os, SERVED.os) && fits(cpu, SERVED.cpu) && fits(libc, SERVED.libc)),
    )
    .map(([path]) => `${path} has no integrity: nothing says which bytes it is (run npm install again)`)
}

/** An install script can download what no hash covers. */
export const scriptProblems = ({ packages }: Lockfile, allowed: Readonly<Record<string, boolean>>) =>
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length))
    .filter((name) => allowed[name] !== false)
    .map((name) => `${name} runs a script when it is installed (refuse it in "allowScripts" of package.json)`)

const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const

export function lockfileProblems(lockfile: Lockfile, manifests: Manifests): string[] {
  const outOfStep = Object.entries(manifests).flatMap(([path, manifest]) =>
    kinds.flatMap((kind) => {
      const [asked, locked] = [manifest[kind] ?? {}, lockfile.packages[path]?.[kind] ?? {}]
      const names = [...new Set([...Object.keys(asked), ...Object.keys(locked)])]
      return names
        .filter((name) => asked[name] !== locked[name])
        .map(
          (name) =>
            `${path || "."}: ${name} is ${asked[name] ?? "gone"}, locked ${locked[name] ?? "nowhere"}`,
        )
    }),
  )
  return [
    ...unhashed(lockfile),
    ...outOfStep.map((problem) => `${problem} (run npm install, then npm run lockfile)`),
    ...missingPlatforms(lockfile).map(({ path }) => `${path} is not locked (run npm run lockfile)`),
  ]
}
