import { expect, it } from "vitest"
import { createBarrier } from "./barrier.ts"

function connection() {
  const sent: PromiseWithResolvers<void>[] = []
  const roundTrip = () => {
    const trip = Promise.withResolvers<void>()
    sent.push(trip)
    return trip.promise
  }
  return { sent, roundTrip }
}
const PATIENT_MS = 60_000

it("callers share a round trip that begins after their call", async () => {
  const { sent, roundTrip } = connection()
  const barrier = createBarrier(roundTrip, PATIENT_MS)
  const early = Promise.all([barrier(), barrier()])
  await expect.poll(() => sent.length).toBe(1)
  // The first round trip is under way, so it proves nothing about what happened since.
  const late = Promise.all([barrier(), barrier()])
  sent[0]?.resolve()
  await early
  await expect.poll(() => sent.length).toBe(2)
  sent[1]?.resolve()
  await late
  expect(sent).toHaveLength(2)
})

it("callers are refused while a late round trip has not returned, and served afterwards", async () => {
  const silent = Promise.withResolvers<void>()
  let isSilent = true
  let roundTrips = 0
  const barrier = createBarrier(async () => {
    roundTrips++
    if (isSilent) await silent.promise
  }, 20)
  await expect(barrier()).rejects.toThrow("did not answer in time")
  await expect(barrier()).rejects.toThrow("did not answer in time")
  expect(roundTrips).toBe(1)
  isSilent = false
  silent.resolve()
  await expect.poll(() => barrier().then(() => "served", String)).toBe("served")
})

it("a broken connection is an error for its callers only", async () => {
  const { sent, roundTrip } = connection()
  const barrier = createBarrier(roundTrip, PATIENT_MS)
  const first = barrier()
  await expect.poll(() => sent.length).toBe(1)
  sent[0]?.reject(new Error("cut"))
  await expect(first).rejects.toThrow("cut")
  const second = barrier()
  await expect.poll(() => sent.length).toBe(2)
  sent[1]?.resolve()
  await second
})
