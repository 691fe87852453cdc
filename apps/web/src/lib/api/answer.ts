// Parses the response to a call, whether from the API or from something in between (a proxy's HTML page, a
// truncated response, nothing). Never throws on content, and shows the reader nothing unverified.
import type { Challenge } from "./api-error.ts"
import { camelKeys } from "./key-case.ts"

export interface Refusal {
  /** The server's message, if it can be shown. */
  readonly message: string | undefined
  readonly code: string | undefined
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly challenge: Challenge | undefined
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
}

export type Answer =
  | { readonly kind: "data"; readonly data: unknown }
  | { readonly kind: "refusal"; readonly refusal: Refusal }
  | { readonly kind: "unreadable"; readonly requestId: string | undefined }

const NO_CONTENT = 204
const LONGEST_SENTENCE = 600

/** Rejects only if the connection breaks while reading. */
export async function readResponse(response: Response): Promise<Answer> {
  if (response.status === NO_CONTENT) return { kind: "data", data: null }
  const body = await readObject(response)
  const requestId = plain(body?.requestId) ?? plain(response.headers.get("x-request-id"))
  if (response.ok) return body ? { kind: "data", data: body } : { kind: "unreadable", requestId }
  return {
    kind: "refusal",
    refusal: {
      message: sentence(body?.message),
      code: plain(body?.code),
      errors: fieldErrors(body?.errors),
      challenge: challengeOf(body?.details),
      requestId,
      retryAfterSeconds: seconds(response.headers.get("Retry-After")),
    },
  }
}

/** Only proxies send the other form, a date. */
const seconds = (value: string | null): number | undefined =>
  value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined

type Fields = Readonly<Record<string, unknown>>

/** Every API response is a JSON object. HTML may be long, so it is not read. */
async function readObject(response: Response): Promise<Fields | undefined> {
  if (!/\bjson\b/i.test(response.headers.get("content-type") ?? "")) {
    await response.body?.cancel()
    return undefined
  }
  const text = await response.text()
  try {
    const body: unknown = camelKeys(JSON.parse(text))
    return isFields(body) ? body : undefined
  } catch {
    return undefined
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Text for a reader: no markup, and not too long. */
function sentence(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined
  const text = value.trim()
  return text === "" || text.length > LONGEST_SENTENCE || /<[a-z!/]/i.test(text) ? undefined : text
}

/** A code or an id. */
const plain = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\w.-]{1,64}$/.test(value) ? value : undefined

function fieldErrors(value: unknown): Record<string, readonly string[]> {
  if (!isFields(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, told]) => {
      const sentences = Array.isArray(told) ? told.flatMap((one) => sentence(one) ?? []) : []
      return sentences.length > 0 ? [[field, sentences]] : []
    }),
  )
}

const methods: readonly string[] = ["totp", "passkey", "recovery_code"] satisfies Challenge["methods"]

function challengeOf(value: unknown): Challenge | undefined {
  if (!isFields(value) || typeof value.challenge !== "string" || !Array.isArray(value.methods))
    return undefined
  const known = value.methods.filter((method): method is Challenge["methods"][number] =>
    methods.includes(method as string),
  )
  return { challenge: value.challenge, methods: known }
}
