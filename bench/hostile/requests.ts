// Hostile requests as bytes: each with another address, client, cookie or body than the one before, to fill
// every cache keyed by one of them. The same seed generates the same requests.

export interface HostileRequest {
  readonly bytes: Buffer
  /**
   * When the client disconnects: after the complete response, as soon as it begins (a stream never ends),
   * without waiting for it, or in the middle of the request.
   */
  readonly hangsUp: "answered" | "answering" | "asked" | "sending"
}

interface Draft {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly hangsUp?: HostileRequest["hangsUp"]
}

/** Random numbers from 0 to below 1. */
type Random = () => number

const LARGE_BYTES = 200 * 1024
/** Created once: bodies are slices of it. */
const FILLER = "しるべ guide ".repeat(LARGE_BYTES / 16)

const JSON_BODY = { "Content-Type": "application/json" }

const HOSTILE_COOKIES = [
  (word: string) => `lang=${word}; theme=${word}; furigana=${word}`,
  (word: string) => `lang=ja-JP; ${word}=%E0%A4%A; ${word}; =; theme=%64ark`,
  (word: string) => `auth.strategy=local; auth._token.local=${word}; auth._refresh_token.local=${word}`,
  (word: string) => `auth.strategy=${word}; auth.redirect=%2F${word}`,
]
const HOSTILE_LANGUAGES = [
  (word: string) => `${word};q=0.${word.length}, ja;q=0`,
  (word: string) => `ja-${word}, en-${word};q=x`,
]
const PAGES = ["/article", "/learning/article", "/career/article", "/sign-in", "/article/entry-sheet"]
const PREFIXES = ["", "/ja", "/en"]
const METHODS = ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"]
const BROKEN = ["%", "%zz", "%E0%A4%A", "%00", "%c0%ae", "%ff", "..%2f..%2f", "%2e%2e"]

interface Kind {
  /** Percentage of requests of this kind. */
  readonly share: number
  readonly draft: (word: () => string, one: <Item>(items: readonly Item[]) => Item) => Draft
}

const KINDS: readonly Kind[] = [
  // Unusual pages: some cacheable, some not, some with a fake session.
  { share: 2, draft: (word, one) => ({ path: `${one(PREFIXES)}/article?tag=${word()}` }) },
  { share: 2, draft: (word, one) => ({ path: `${one(PREFIXES)}${one(PAGES)}?${word()}=${word()}` }) },
  { share: 2, draft: (word, one) => ({ path: `${one(PREFIXES)}/${word()}/${word()}` }) },
  { share: 1, draft: (word, one) => ({ path: `${one(PREFIXES)}/article/${one(BROKEN)}${word()}` }) },
  {
    share: 5,
    draft: (word, one) => ({
      path: `${one(PREFIXES)}${one(PAGES)}`,
      headers: {
        Cookie: one(HOSTILE_COOKIES)(word()),
        "Accept-Language": one(HOSTILE_LANGUAGES)(word()),
        "Accept-Encoding": one(["gzip", "br", "identity", word()]),
        "User-Agent": word(),
      },
    }),
  },
  { share: 6, draft: (word, one) => ({ path: `//${word()}//${one(BROKEN)}?${one(BROKEN)}` }) },
  { share: 2, draft: (word, one) => ({ path: `/og/article/${word()}/${one(["ja", "en", "xx"])}.png` }) },
  { share: 6, draft: (word) => ({ path: `/assets/${word()}.js` }) },
  // The API: search terms, unknown ids and cursors, unknown paths.
  { share: 7, draft: (word) => ({ path: `/api/v1/articles?q=${word()}%20${word()}` }) },
  { share: 8, draft: (word) => ({ path: `/api/v1/articles?cursor=${word()}&tag=${word()}&${word()}=1` }) },
  { share: 6, draft: (word) => ({ path: `/api/v1/articles/${word()}`, headers: { LanguageType: word() } }) },
  { share: 12, draft: (word, one) => ({ path: `/api/${word()}/${one(BROKEN)}${word()}` }) },
  {
    share: 6,
    draft: (word) => ({ path: "/api/v2/user", headers: { Authorization: `Bearer ${word()}.${word()}` } }),
  },
  // Writes: guesses at accounts, emails to unknown addresses, error reports.
  {
    share: 3,
    draft: (word) => ({
      method: "POST",
      path: "/api/v1/auth/login",
      headers: JSON_BODY,
      body: JSON.stringify({ email: `${word()}@${word()}.example`, password: word() }),
    }),
  },
  {
    share: 1,
    draft: (word) => ({
      method: "POST",
      path: "/api/v1/password/forgot",
      headers: JSON_BODY,
      body: JSON.stringify({ email: `${word()}@university.example` }),
    }),
  },
  {
    share: 8,
    draft: (word) => ({
      method: "POST",
      path: "/api/v1/reports/errors",
      headers: JSON_BODY,
      body: JSON.stringify({
        kind: "render",
        message: word().repeat(20),
        stack: `at ${word()} (${word()}:1:1)\n`.repeat(40),
        page: `/${word()}`,
      }),
    }),
  },
  // Large, with another method, or never finished.
  {
    share: 3,
    draft: (word) => ({
      method: "POST",
      path: "/api/v1/auth/login",
      headers: JSON_BODY,
      body: JSON.stringify({ email: word(), password: word(), filler: FILLER }),
    }),
  },
  {
    share: 1,
    draft: (word, one) => ({
      method: "POST",
      path: one(["/ja/sign-in-mail", `/api/${word()}`]),
      body: FILLER,
    }),
  },
  {
    share: 8,
    draft: (word, one) => ({ method: one(METHODS), path: one([`/article?tag=${word()}`, "/api/v1/tags"]) }),
  },
  { share: 3, draft: () => ({ path: "/api/v1/live", hangsUp: "answering" }) },
  {
    share: 3,
    draft: (word, one) => ({ path: one(["/api/v1/live", `/api/v1/articles?q=${word()}`]), hangsUp: "asked" }),
  },
  {
    share: 4,
    draft: (word) => ({
      method: "POST",
      path: "/api/v1/auth/login",
      headers: JSON_BODY,
      body: JSON.stringify({ email: word(), password: word().repeat(200) }),
      hangsUp: "sending",
    }),
  },
  { share: 1, draft: (word) => ({ path: `/en/article?tag=${word()}`, hangsUp: "sending" }) },
]

export function hostileRequests(host: string, random: Random): () => HostileRequest {
  let caller = 0
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const word = () => Math.floor(random() * 2 ** 52).toString(36)
  const wheel = KINDS.flatMap((kind) => Array<Kind>(kind.share).fill(kind))
  return () => {
    caller += 1
    const { path, method = "GET", headers = {}, body, hangsUp = "answered" } = one(wheel).draft(word, one)
    const head = {
      Host: host,
      Connection: "close",
      // Another client for each request, so that no rate limit applies.
      "X-Forwarded-For": `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
      ...headers,
      ...(body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) }),
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    const bytes = Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, "", body ?? ""].join("\r\n"))
    return { bytes: hangsUp === "sending" ? bytes.subarray(0, bytes.length - 2) : bytes, hangsUp }
  }
}
