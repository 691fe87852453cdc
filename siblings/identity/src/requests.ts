// What the screens read from a request.
import type { IncomingMessage } from "node:http"
import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import { chooseLanguage } from "./language.ts"
import { networkOf } from "./limits.ts"
import type { View } from "./pages.ts"
import type { Settings } from "./settings.ts"

export type Env = { Bindings: HttpBindings }

export const viewOf = (c: Context<Env>, { issuer }: Settings, uiLocales?: string): View => {
  const { pathname, search } = new URL(c.req.url)
  return {
    language: chooseLanguage({
      lang: c.req.query("lang"),
      uiLocales,
      acceptLanguage: c.req.header("accept-language"),
    }),
    here: new URL(`${issuer}${pathname}${search}`),
  }
}

/** Where the request came from, as far as the trusted proxy can vouch for it. */
export function networkOfRequest(incoming: IncomingMessage, { trustProxy }: Settings): string {
  const forwarded = [incoming.headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim()
  return networkOf((trustProxy && forwarded) || (incoming.socket.remoteAddress ?? "unknown"))
}

const LARGEST_FORM = 16 * 1024

/** The body is larger than any of our forms. */
export class TooLarge extends Error {}

export const declaresTooMuch = ({ headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > LARGEST_FORM

export const readFields = async (c: Context<Env>) => new URLSearchParams(await readText(c))

/** Stops at the first byte too many, whatever the declared length. */
export async function readText(c: Context<Env>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_FORM) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
