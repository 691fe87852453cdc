import { expect, it } from "vitest"
import { type Message, readMessages } from "./messages.ts"

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })

async function heardIn(...chunks: string[]) {
  const heard: Message[] = []
  let beats = 0
  await readMessages(streamOf(...chunks), { hear: (message) => heard.push(message), beat: () => beats++ })
  return { heard, beats }
}

it("reassembles messages split across chunks and treats comments as heartbeats", async () => {
  const { heard, beats } = await heardIn(
    'retry: 3000\n\ndata: {"name":"saved.ch',
    'anged","tags":["saved"]}\n',
    '\n: still here\n\ndata: {"name":"a","tags":[]}\n\ndata: {"half',
  )
  expect(heard).toEqual([
    { name: "saved.changed", tags: ["saved"] },
    { name: "a", tags: [] },
  ])
  expect(beats).toBe(3)
})

it("turns unreadable messages into a resync", async () => {
  const { heard } = await heardIn('data: {"name":1}\n\ndata: <html>\n\n')
  expect(heard.map(({ name }) => name)).toEqual(["resync", "resync"])
})
