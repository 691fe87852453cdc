// What a client can read (RFC 9110, 12.5.3), and a body in each form of it.
import { remembering } from "./remembering.ts"

/** The best first: what a client likes equally is answered in this order. */
const encodings = ["br", "gzip"] as const
export type Encoding = (typeof encodings)[number]

/** Those of ours that the client takes, the one it likes best first; none where it wants the body as it is. */
export const acceptedEncodings = (header: string | null | undefined): readonly Encoding[] =>
  header ? acceptedBy(header) : []

const acceptedBy = remembering((header): readonly Encoding[] => {
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

/** What cannot be read as a weight is none: a body in a form that the client did not ask for is of no use to it. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith("q="))
  if (given === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0
}

export interface Form<Body> {
  readonly encoding: Encoding | undefined
  readonly body: Body
}

/** A body that many will ask for, compressed once and at its best while nobody waits for it. */
export interface Forms<Body> {
  /**
   * The body in the best form that is ready, of those that the client takes. Undefined where it takes some and none is
   * ready yet: that is made from now on, and this once somebody compresses it on the way.
   */
  ready(acceptEncoding: string | null | undefined): Form<Body> | undefined
}

export function createForms<Body>(
  plain: Body,
  /** Undefined where the body has no such form. */
  encode: (encoding: Encoding) => Promise<Body | undefined>,
  made: (body: Body) => void,
): Forms<Body> {
  const asItIs: Form<Body> = { encoding: undefined, body: plain }
  const forms = new Map<Encoding, Form<Body> | "under way" | "none">()
  const make = async (encoding: Encoding) => {
    forms.set(encoding, "under way")
    const body = await encode(encoding).catch(() => undefined)
    forms.set(encoding, body === undefined ? "none" : { encoding, body })
    if (body !== undefined) made(body)
  }
  return {
    ready(acceptEncoding) {
      const accepted = acceptedEncodings(acceptEncoding)
      const wanted = accepted.find((encoding) => forms.get(encoding) !== "none")
      if (wanted === undefined) return asItIs
      if (!forms.has(wanted)) void make(wanted)
      for (const encoding of accepted) {
        const form = forms.get(encoding)
        if (typeof form === "object") return form
      }
      return undefined
    },
  }
}
