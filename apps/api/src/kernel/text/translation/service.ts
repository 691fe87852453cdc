// Client of a translation service with LibreTranslate's API. It may be slow, down or wrong: the caller is a
// job, which is retried.
import { z } from "zod"
import type { Log } from "#api/kernel/process/log"

export interface TranslationAddress {
  readonly url: string
  readonly apiKey: string | undefined
}

/** The service is not available now; a retry may succeed. */
export class TranslationUnavailable extends Error {}
/** A retry would give the same: it refuses this text, or its response is unusable. */
export class TranslationRefused extends Error {}

export interface Wanted {
  readonly from: string
  readonly to: string
  readonly format: "text" | "html"
}

export interface TranslationService {
  /** Whether it supports both languages. */
  speaks(from: string, to: string): Promise<boolean>
  /** Translates each text separately, in order. */
  translate(texts: readonly string[], wanted: Wanted): Promise<string[]>
}

interface Parts {
  readonly address: TranslationAddress
  readonly log: Log
  readonly now: () => Date
  /** Timeout of one call. */
  readonly patienceMs?: () => number
}

/** A long text takes a small machine some time. */
const PATIENCE_MS = 60_000
const AT_ONCE = 20
const MOST_BYTES = 1_000_000
/** After this many failures in a row it is not called for a while. */
const ENOUGH_FAILURES = 5
const PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 3_600
const LANGUAGES_FOR_MS = 3_600_000

const Languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }))
const Translated = z.object({ translatedText: z.array(z.string()) })

export function createTranslationService({
  address,
  log,
  now,
  patienceMs = () => PATIENCE_MS,
}: Parts): TranslationService {
  let failures = 0
  let silentUntil = 0
  let known: { readonly languages: z.output<typeof Languages>; readonly until: number } | undefined

  const fail = (reason: string, pauseSeconds?: number): TranslationUnavailable => {
    failures += 1
    if (pauseSeconds !== undefined || failures >= ENOUGH_FAILURES) {
      // Once per outage: a service that is down must not fill the log.
      if (now().getTime() >= silentUntil)
        log.warn({ reason }, "the translation service is paused for a while")
      silentUntil = now().getTime() + 1000 * (pauseSeconds ?? PAUSE_SECONDS)
    }
    return new TranslationUnavailable(`the translation service ${reason}`)
  }

  const call = async (path: string, body?: object): Promise<unknown> => {
    if (now().getTime() < silentUntil) throw new TranslationUnavailable("the translation service is paused")
    const response = await fetch(`${address.url.replace(/\/$/, "")}${path}`, {
      ...(body && {
        method: "POST",
        body: JSON.stringify({ ...body, ...(address.apiKey && { api_key: address.apiKey }) }),
      }),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs()),
    }).catch((error) => {
      throw fail(`did not answer: ${error}`)
    })
    if (response.status === 429 || response.status === 503) {
      await response.body?.cancel()
      throw fail(`answered ${response.status}`, pauseOf(response))
    }
    if (response.status >= 500) {
      await response.body?.cancel()
      throw fail(`answered ${response.status}`)
    }
    const text = await readAtMost(response, MOST_BYTES).catch((error) => {
      throw error instanceof TranslationRefused ? error : fail(`broke off: ${error}`)
    })
    if (!response.ok) {
      log.warn({ status: response.status }, "the translation service refused a text")
      throw new TranslationRefused(`it answered ${response.status}`)
    }
    const json = parsed(text)
    // More likely a proxy's page than a response.
    if (json === undefined) throw fail("answered something else than JSON")
    failures = 0
    return json
  }

  const languages = async () => {
    if (!known || now().getTime() >= known.until) {
      const response = Languages.safeParse(await call("/languages"))
      if (!response.success) throw fail("did not list its languages")
      known = { languages: response.data, until: now().getTime() + LANGUAGES_FOR_MS }
    }
    return known.languages
  }
  /** Its code for 中文 may be `zh-Hans` where ours is `zh`. */
  const itsCode = async (code: string) => {
    const codes = (await languages()).map(({ code }) => code)
    return codes.find((its) => its === code) ?? codes.find((its) => its.split("-")[0] === code)
  }

  return {
    async speaks(from, to) {
      const [source, target] = [await itsCode(from), await itsCode(to)]
      const { targets } = (await languages()).find(({ code }) => code === source) ?? {}
      return source !== undefined && target !== undefined && (targets?.includes(target) ?? true)
    },
    async translate(texts, { from, to, format }) {
      if (texts.length === 0) return []
      const [source, target] = [await itsCode(from), await itsCode(to)]
      if (!source || !target) throw new TranslationRefused("it does not support the language")
      const translated: string[] = []
      for (let first = 0; first < texts.length; first += AT_ONCE) {
        const q = texts.slice(first, first + AT_ONCE)
        const answer = Translated.safeParse(await call("/translate", { q, source, target, format }))
        if (!answer.success || answer.data.translatedText.length !== q.length)
          throw new TranslationRefused("its response is not a translation")
        translated.push(...answer.data.translatedText)
      }
      return translated
    },
  }
}

const pauseOf = (response: Response) =>
  Math.min(LONGEST_PAUSE_SECONDS, Math.max(1, Number(response.headers.get("Retry-After")) || PAUSE_SECONDS))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > most) throw new TranslationRefused("its response is too long")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
