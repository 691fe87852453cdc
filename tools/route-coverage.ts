// Checks which addresses of the specification (section 2) respond as they should. Requests them from a
// running server, bare and under both prefixes: BASE_URL=http://127.0.0.1:3000 npm run routes -- --report
import { readFileSync } from "node:fs"
import { join } from "node:path"

const AT_ONCE = 4
const prefixes = ["", "/en", "/ja"] as const
type Prefix = (typeof prefixes)[number]

/**
 * What a visitor gets. `screen`: the page. `sign-in`: a redirect to /sign-in. `explanation`: a page that says
 * what is missing (a code, a token) instead of a plain 404. `away`: a redirect to a sibling service.
 */
export type Expectation =
  | "screen"
  | "sign-in"
  | "screen-or-sign-in"
  | "explanation"
  | "away"
  | { readonly status: number }
  | { readonly status: 301; readonly to: string }

export interface SpecifiedRoute {
  readonly path: string
  readonly kind?: "alias" | "redirect"
  readonly aliasOf?: string
  /** An address to request. */
  readonly sample: string
  /** The list endpoint whose first item's id replaces `{id}` in the sample. */
  readonly from?: string
  readonly expect: Expectation
  readonly layout: "default" | "sign-up" | "none" | "career"
}

export interface Answer {
  readonly status: number
  readonly location?: string | undefined
  readonly html: string
}

/** Undefined if the response is right, otherwise what is wrong with it. */
export function judge(
  expected: Expectation,
  prefix: Prefix,
  answer: Answer,
  origin: string,
): string | undefined {
  const { status, html } = answer
  const target = answer.location === undefined ? undefined : new URL(answer.location, origin)
  const isRedirect = status >= 300 && status < 400 && target !== undefined
  const path = target?.origin === origin ? target.pathname : undefined
  const is = status + (target ? ` to ${path ?? target.origin}` : "")
  const inWrongLanguage =
    prefix !== "" && !isRedirect && !new RegExp(`<html[^>]* lang="${prefix.slice(1)}"`).test(html)

  const isRight = (): boolean => {
    if (typeof expected === "object") {
      return status === expected.status && ("to" in expected ? path === prefix + expected.to : !isRedirect)
    }
    switch (expected) {
      case "screen":
        return status === 200
      case "sign-in":
        return isRedirect && path === `${prefix}/sign-in`
      case "screen-or-sign-in":
        return status === 200 || (isRedirect && path === `${prefix}/sign-in`)
      case "explanation":
        return [200, 400, 410].includes(status)
      case "away":
        return isRedirect && target.origin !== origin
      default:
        return expected satisfies never
    }
  }
  if (!isRight()) return `is ${is}, should be ${wording(expected, prefix)}`
  return inWrongLanguage ? `is not in the language of its prefix` : undefined
}

const wording = (expected: Expectation, prefix: Prefix) =>
  typeof expected === "string"
    ? `a ${expected.replaceAll("-", " ")}`
    : `${expected.status}${"to" in expected ? ` to ${prefix}${expected.to}` : ""}`

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(120_000) })
  return {
    status: response.status,
    location: response.headers.get("location") ?? undefined,
    html: (await response.text()).slice(0, 2_000),
  }
}

/** Undefined if the list is empty or missing. */
async function sampleOf(origin: string, { sample, from }: SpecifiedRoute): Promise<string | undefined> {
  if (from === undefined) return sample
  const response = await fetch(`${origin}/api${from}`, { signal: AbortSignal.timeout(120_000) })
  if (!response.ok) return undefined
  const { items } = (await response.json()) as { items?: readonly { readonly id: string }[] }
  const id = items?.[0]?.id
  return id === undefined ? undefined : sample.replace("{id}", encodeURIComponent(id))
}

async function checkRoute(
  origin: string,
  route: SpecifiedRoute,
  prefix: Prefix,
): Promise<string | undefined> {
  const sample = await sampleOf(origin, route)
  if (!sample) return `${prefix}${route.path}: ${route.from} names nothing to ask for`
  const address = prefix + (prefix && sample === "/" ? "" : sample)
  const wrong = judge(route.expect, prefix, await ask(origin + address), origin)
  return wrong && `${address}: ${wrong}`
}

async function main() {
  const { origin } = new URL(process.env.BASE_URL ?? "http://127.0.0.1:3000")
  const file = join(import.meta.dirname, "data/routes.json")
  const routes: SpecifiedRoute[] = JSON.parse(readFileSync(file, "utf8"))
  const waiting = routes.flatMap((route) => prefixes.map((prefix) => ({ route, prefix })))
  const total = waiting.length
  const missing: string[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const wrong = await checkRoute(origin, next.route, next.prefix)
      if (wrong) missing.push(wrong)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  for (const line of missing.sort()) console.log(line)
  console.log(
    `${total - missing.length} of ${total} addresses answer as specified, ${missing.length} do not yet.`,
  )
  process.exitCode = missing.length > 0 && !process.argv.includes("--report") ? 1 : 0
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    const cause = error instanceof TypeError ? error.cause : error
    console.error(`No server responds; start one and set BASE_URL. (${cause})`)
    process.exitCode = 1
  })
}
