// Sends one message to one browser, through the browser's push service.
import { Agent as PlainAgent, request as plainRequest } from "node:http"
import { Agent, request } from "node:https"
import type { Config } from "../config/config.ts"
import { isEndpoint, lookupWithin } from "./addresses.ts"
import { authorization, type PushKey } from "./key.ts"
import { type BrowserKeys, sealMessage } from "./message.ts"

export interface Subscriber extends BrowserKeys {
  readonly endpoint: string
}

export interface Message {
  readonly text: string
  /** At most 32 characters of base64url: an undelivered message is replaced by the next of the same topic. */
  readonly topic: string
  readonly isUrgent: boolean
}

/**
 * `gone`: the subscription no longer exists. `refused`: this message, permanently. Anything else throws and
 * can be retried.
 */
export type Outcome = "sent" | "gone" | "refused"

type Sender = Pick<Config, "helpEmail" | "isOnlyHere">

const PATIENCE_MS = 10_000
/** How long a push service stores it for a phone that is switched off. */
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
  return outcomeOf(await post(new URL(to.endpoint), headers, body, isOnlyHere))
}

/** Redirects are not followed: their targets are not checked. */
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

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent"
  // 401 and 403: the subscription belongs to another key, permanently.
  if ([401, 403, 404, 410].includes(status)) return "gone"
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
  return "refused"
}
