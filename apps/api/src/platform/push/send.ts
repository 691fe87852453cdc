// One message to one browser, over the push service that the browser has named.
import { Agent as PlainAgent, request as plainRequest } from "node:http"
import { Agent, request } from "node:https"
import type { Config } from "../config.ts"
import { isEndpoint, lookupWithin } from "./addresses.ts"
import { authorization, type PushKey } from "./key.ts"
import { type BrowserKeys, sealMessage } from "./message.ts"

export interface Subscriber extends BrowserKeys {
  readonly endpoint: string
}

export interface Message {
  readonly text: string
  /** At most 32 characters of base64url: one that still waits is replaced by the next of the same topic. */
  readonly topic: string
  readonly isUrgent: boolean
}

/** `gone`: there is nobody there any more. `refused`: this message, for good. Anything else is thrown, and worth another try. */
export type Outcome = "sent" | "gone" | "refused"

type Sender = Pick<Config, "helpEmail" | "isOnlyHere">

const PATIENCE_MS = 10_000
/** How long a push service keeps it for a phone that is switched off. */
const KEPT_SECONDS = 2 * 86_400
const agents = { "https:": new Agent({ keepAlive: true }), "http:": new PlainAgent() }

export async function sendMessage(
  to: Subscriber,
  { text, topic, isUrgent }: Message,
  key: PushKey,
  { helpEmail, isOnlyHere }: Sender,
  now: Date,
): Promise<Outcome> {
  if (!isEndpoint(to.endpoint, { isOnlyHere })) return "gone"
  const body = sealMessage(text, to)
  const headers = {
    Authorization: await authorization(key, { endpoint: to.endpoint, contact: helpEmail, now }),
    "Content-Encoding": "aes128gcm",
    "Content-Type": "application/octet-stream",
    "Content-Length": body.byteLength,
    TTL: KEPT_SECONDS,
    Topic: topic,
    Urgency: isUrgent ? "high" : "normal",
  }
  return judged(await post(new URL(to.endpoint), headers, body, isOnlyHere))
}

/** Redirects are not followed: they lead where nobody has looked. */
const post = (url: URL, headers: Record<string, string | number>, body: Buffer, isOnlyHere: boolean) =>
  new Promise<number>((resolve, reject) => {
    const isSecure = url.protocol === "https:"
    const sent = (isSecure ? request : plainRequest)(url, {
      method: "POST",
      headers,
      agent: agents[isSecure ? "https:" : "http:"],
      lookup: lookupWithin({ isOnlyHere }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    sent.on("error", reject)
    sent.on("response", (response) => {
      response.on("error", reject)
      response.resume().on("end", () => resolve(response.statusCode ?? 0))
    })
    sent.end(body)
  })

function judged(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent"
  // 401 and 403: the subscription belongs to another key than ours, and always will.
  if ([401, 403, 404, 410].includes(status)) return "gone"
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
  return "refused"
}
