// Single requests without a browser: no redirect followed, no cookie stored.
import { hash } from "node:crypto"

const address = () => {
  const given = process.env.E2E_BASE_URL
  if (!given) throw new Error("E2E_BASE_URL is not set: the journeys are started by e2e/support/set-up.ts")
  return given
}

export interface RequestOptions {
  readonly cookie?: string
  readonly acceptLanguage?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly body?: string
  /** Another server than the journeys' own. */
  readonly at?: string
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly location: string | null
  readonly setCookies: string[]
  readonly text: string
}

export async function ask(path: string, asking: RequestOptions = {}): Promise<Answer> {
  const { cookie, acceptLanguage, headers, method = "GET", body, at = address() } = asking
  const response = await fetch(at + path, {
    method,
    redirect: "manual",
    headers: {
      ...headers,
      ...(cookie ? { Cookie: cookie } : {}),
      // If omitted, fetch itself accepts any language.
      "Accept-Language": acceptLanguage ?? "*",
    },
    ...(body === undefined ? {} : { body }),
  })
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get("Location"),
    setCookies: response.headers.getSetCookie(),
    text: await response.text(),
  }
}

/** A page's metadata for machines. Rooted addresses, so that expectations contain no port. */
export function documentOf({ text }: Pick<Answer, "text">) {
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1]
  const rooted = (href: string | undefined) => {
    const url = URL.parse(href ?? "")
    return url ? url.pathname + url.search : undefined
  }
  const links = [...text.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const html = /<html[^>]*>/.exec(text)?.[0] ?? ""
  return {
    language: attribute(html, "lang"),
    theme: attribute(html, "data-theme"),
    furigana: attribute(html, "data-furigana"),
    title: /<title>([^<]*)/.exec(text)?.[1],
    heading: /<h1[^>]*>([^<]*)/.exec(text)?.[1],
    canonical: rooted(attribute(links.find((link) => attribute(link, "rel") === "canonical") ?? "", "href")),
    alternates: Object.fromEntries(
      links.flatMap((link) => {
        const language = attribute(link, "hreflang")
        return language ? [[language, rooted(attribute(link, "href"))]] : []
      }),
    ),
    isHidden: /<meta name="robots" content="noindex"/.test(text),
    /** Hashes as in its policy, in the order of the page. */
    inlineScripts: [
      ...new Set(
        [...text.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(
          ([, code = ""]) => `'sha256-${hash("sha256", code, "base64")}'`,
        ),
      ),
    ],
  }
}
