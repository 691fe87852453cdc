// The pages of the site, from what it declares and from features' examples.
import { readdirSync } from "node:fs"
import { join } from "node:path"

interface Declared {
  readonly path: string
  readonly title?: string | { readonly plain: string }
  readonly access?: string
  readonly status?: number
  readonly canonical?: string
  readonly moved?: true
  /** Opened by a token or another service, and tested by their own journeys. */
  readonly secret?: true
}

export interface SitePage extends Pick<Declared, "path" | "access" | "status" | "title"> {}

/** The pages declared by the site (requested in set-up.ts). */
export const declared: readonly Declared[] = JSON.parse(process.env.E2E_PAGES ?? "[]")

/** Addresses with parameters, in page-examples.ts of each feature's web folder. */
const modules = join(import.meta.dirname, "../../apps/web/src/modules")
const examplesOf = async (file: string): Promise<readonly SitePage[]> =>
  (await import(join(modules, file))).pageExamples
const found = readdirSync(modules, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page-examples\.ts$/.test(file))
  .sort()
export const examples = [
  ...(await Promise.all(found.map(examplesOf))).flat(),
  { path: "/sign-out" },
  { path: "/no-such-page", status: 404 },
]

const isWalkable = ({ moved, secret, canonical }: Declared) => !moved && !secret && canonical === undefined
const hasParameters = ({ path }: Declared) => path.includes("$")
/** Every page, with the access that it asks for. */
export const pages: readonly SitePage[] = [
  ...declared.filter((page) => isWalkable(page) && !hasParameters(page)),
  ...examples,
]

/** The account used to read a page. */
export function readerOf({ access = "public" }: SitePage): "visitor" | "verified" | "editor" {
  if (["public", "guest"].includes(access)) return "visitor"
  return ["editor", "administrator"].includes(access) ? "editor" : "verified"
}
