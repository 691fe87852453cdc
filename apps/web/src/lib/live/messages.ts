// Parses the stream (text/event-stream): messages, and comments as heartbeats.
import type { LiveMessage } from "../api/api-types.gen.ts"

export type Message = LiveMessage

/** Replaces messages that may have been missed: everything is refetched. */
export const RESYNC: Message = { name: "resync", tags: [] }

/** Calls `hear` for every message and `beat` for every chunk; ends with the stream. */
export async function readMessages(
  stream: ReadableStream<Uint8Array>,
  { hear, beat }: { readonly hear: (message: Message) => void; readonly beat: () => void },
): Promise<void> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let rest = ""
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    beat()
    const parts = (rest + decoder.decode(value, { stream: true })).split("\n\n")
    rest = parts.pop() ?? ""
    for (const part of parts) {
      const message = messageIn(part)
      if (message) hear(message)
    }
  }
}

function messageIn(part: string): Message | undefined {
  const data = part
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).trimStart())
  if (data.length === 0) return undefined
  try {
    const { name, tags } = JSON.parse(data.join("\n"))
    // A newer server's message that this page cannot read may concern anything.
    return typeof name === "string" && Array.isArray(tags) ? { name, tags } : RESYNC
  } catch {
    return RESYNC
  }
}
