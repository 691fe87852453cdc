// Content negotiation for encodings (RFC 9110, 12.5.3), and a body in each encoding.
import { memoizeByText } from "./memoize.ts"

/** In order of preference, which decides between equal weights. */
const encodings = ["br", "gzip"] as const
export type Encoding = (typeof encodings)[number]

/** Our encodings that the client accepts, its preferred one first; empty if it wants the body unencoded. */
export const acceptedEncodings = (header: string | null | undefined): readonly Encoding[] =>
  header ? acceptedBy(header) : []

const acceptedBy = memoizeByText((header): readonly Encoding[] => {
  const weights = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", ...parameters] = part.split(";").map((text) => text.trim())
        return [name, weightOf(parameters)] as const
      }),
  )
  const weight = (encoding: string) => weights.get(encoding) ?? weights.get("*") ?? 0
  return encodings
    .filter((encoding) => weight(encoding) > 0 && weight(encoding) >= (weights.get("identity") ?? 0))
    .sort((a, b) => weight(b) - weight(a))
})

/** An invalid weight counts as 0: an encoding that the client did not accept is useless to it. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith("q="))
  if (given === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0
}

export interface Form<Body> {
  readonly encoding: Encoding | undefined
  readonly body: Body
}

/** A body that many clients request, compressed once in the background. */
export interface Forms<Body> {
  /**
   * The body in the best accepted encoding that is ready. Undefined if the client accepts some but none is
   * ready yet: encoding starts in the background, and the caller compresses this response itself.
   */
  ready(acceptEncoding: string | null | undefined): Form<Body> | undefined
}

/** Requests after which a smaller body is worth its making. */
const OFTEN = 10

export function createForms<Body>(
  plain: Body,
  /** Undefined if the body has no such encoding. */
  encode: (encoding: Encoding) => Promise<Body | undefined>,
  made: (body: Body) => void,
  /** Encodes it again, smaller, whenever there is time for that; undefined if there never was. Only for what is requested often. */
  refine?: (encoding: Encoding) => Promise<Body | undefined>,
): Forms<Body> {
  const asItIs: Form<Body> = { encoding: undefined, body: plain }
  const forms = new Map<Encoding, Form<Body> | "under way" | "none">()
  const make = async (encoding: Encoding) => {
    forms.set(encoding, "under way")
    const body = await encode(encoding).catch(() => undefined)
    forms.set(encoding, body === undefined ? "none" : { encoding, body })
    if (body !== undefined) made(body)
  }
  const requests = new Map<Encoding, number>()
  const makeSmaller = async (encoding: Encoding) => {
    const body = await refine?.(encoding).catch(() => undefined)
    if (body !== undefined) forms.set(encoding, { encoding, body })
  }
  const count = (encoding: Encoding) => {
    const number = (requests.get(encoding) ?? 0) + 1
    requests.set(encoding, number)
    if (number === OFTEN) void makeSmaller(encoding)
  }
  return {
    ready(acceptEncoding) {
      const accepted = acceptedEncodings(acceptEncoding)
      const wanted = accepted.find((encoding) => forms.get(encoding) !== "none")
      if (wanted === undefined) return asItIs
      if (!forms.has(wanted)) void make(wanted)
      for (const encoding of accepted) {
        const form = forms.get(encoding)
        if (typeof form !== "object") continue
        if (refine) count(encoding)
        return form
      }
      return undefined
    },
  }
}
