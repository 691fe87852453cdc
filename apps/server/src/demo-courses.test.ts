// The demo's courses are loaded while the site already serves requests. Everything that is loaded with them: tools/lib/demo-data.mjs,
// which starts the demo that other tests and the journeys use.
import { setMark } from "@shirube/api/kernel/db/marks"
import { startTestApi, type TestApi } from "@shirube/api/testing/api"
import { aFolder, type Place } from "@shirube/api/testing/media/files"
import { afterAll, beforeAll, expect, it } from "vitest"
import { courses } from "../../api/seed/learning/courses.ts"
import { prepareDemoCourses } from "./demo.ts"

let place: Place
let api: TestApi
beforeAll(async () => {
  place = aFolder()
  api = await startTestApi({ DEMO: "1", ...place.environment })
  for (const other of ["demo-figures", "demo-past-events", "demo-tip-films"])
    await setMark(api.db.autocommit, other, api.clock.now().toISOString())
})
afterAll(async () => {
  await api.stop()
  await place.stop()
})

const shown = async () =>
  (await api.call("GET /v1/courses?limit=50")).body.items.map(
    ({ id, published_at }: { id: string; published_at: string }) => [id, published_at],
  )
const untilTheEnd = new AbortController().signal

it("a failing store is reported without blocking the start; the next start continues where the last one stopped, once", async () => {
  const failing = { ...api.storage, put: () => Promise.reject(new Error("the disk is full")) }
  await prepareDemoCourses({ ...api, storage: failing }, untilTheEnd)
  expect(api.takeLogLines().join()).toMatch(
    /the disk is full.*courses and past events of the demo could not be brought/,
  )
  expect(await shown()).toEqual([])

  const stopping = new AbortController()
  let films = 0
  const counting: TestApi["storage"] = {
    ...api.storage,
    put(...film) {
      films += 1
      if (films === 20) stopping.abort() // in the second or third course: a film is three files, with its separate sound track
      return api.storage.put(...film)
    },
  }
  await prepareDemoCourses({ ...api, storage: counting }, stopping.signal)
  const some = await shown()
  expect([0, courses.length]).not.toContain(some.length)

  await prepareDemoCourses(api, untilTheEnd)
  const all = await shown()
  expect(all).toHaveLength(courses.length)
  expect(all).toEqual(expect.arrayContaining(some))
  films = 0
  await prepareDemoCourses({ ...api, storage: counting }, untilTheEnd)
  expect(films).toBe(0)
})
