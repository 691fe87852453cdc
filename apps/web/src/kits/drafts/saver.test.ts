import { beforeEach, expect, test, vi } from "vitest"
import { ApiError } from "#web/lib/api/api-error.ts"
import { AGAIN_MS, createSaver, LONGEST_MS, PAUSE_MS, type SaveState, SLOW_MS } from "./saver.ts"

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const failure = (init: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ failure: "answer", route: "PUT /v1/course-drafts/{id}", message: "No.", ...init })
const timeOut = failure({ failure: "time-out" })
const offline = failure({ failure: "offline" })
const conflict = failure({ status: 409, code: "course.changed_elsewhere" })

/** A server with one document, like the API: refuses an old version, and repeats its response to the same save. */
function aSaver({ hasRoom = true } = {}) {
  const server = { version: 1, document: "begun" }
  const states: SaveState["kind"][] = []
  let kept: string | undefined
  let last: SaveState | undefined
  let mishap: (() => Promise<"arrives" | "is lost">) | undefined
  const sent: string[] = []
  const saver = createSaver({
    version: 1,
    document: "begun",
    savedAt: null,
    conflict: "course.changed_elsewhere",
    async save(version, document) {
      sent.push(document)
      const fate = mishap
      mishap = undefined
      if ((await fate?.()) !== "is lost") accept(version, document)
      return { version: server.version, updatedAt: "now" }
    },
    keep: (version, document) => {
      if (hasRoom) kept = `${version} ${document}`
      return hasRoom
    },
    drop: () => {
      kept = undefined
    },
    onState: (state) => {
      states.push(state.kind)
      last = state
    },
    onSaved: () => {},
  })
  function accept(version: number, document: string) {
    if (server.version === version + 1 && server.document === document) return
    if (server.version !== version) throw conflict
    Object.assign(server, { version: version + 1, document })
  }
  return {
    saver,
    server,
    sent,
    states,
    last: () => last,
    kept: () => kept,
    /** Sets the fate of the next save. */
    next: (fate: (answer: () => void) => Promise<"arrives" | "is lost">) => {
      mishap = () => fate(() => accept(server.version, sent.at(-1) ?? ""))
    },
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test("saves after a pause and keeps the draft in the tab until then", async () => {
  const { saver, server, states, kept } = aSaver()
  saver.write("a")
  saver.write("ab")
  await pass(PAUSE_MS)
  expect(server).toEqual({ version: 2, document: "ab" })
  expect(states).toEqual(["unsaved", "saving", "saved"])
  expect(kept()).toBeUndefined()
})

test("reports a slow save and then sends what was written meanwhile", async () => {
  const { saver, server, states, kept, next } = aSaver()
  next(async () => {
    await new Promise((resolve) => setTimeout(resolve, 9_000))
    return "arrives"
  })
  saver.write("a")
  await pass(PAUSE_MS + SLOW_MS)
  expect(states.at(-1)).toBe("slow")
  expect(kept()).toBe("1 a")
  saver.write("ab")
  await pass(9_000)
  expect(server).toEqual({ version: 3, document: "ab" })
  expect(states.at(-1)).toBe("saved")
})

// spec: learning.course-writing
test("treats a lost response as no conflict, even if more was written since", async () => {
  const { saver, server, sent, states, next } = aSaver()
  next(async (answer) => {
    answer()
    throw timeOut
  })
  saver.write("a")
  await pass(PAUSE_MS)
  expect(states.at(-1)).toBe("later")
  expect(server).toEqual({ version: 2, document: "a" })
  saver.write("ab")
  await pass(PAUSE_MS)
  // The same save again, then what was written since.
  expect(sent).toEqual(["a", "a", "ab"])
  expect(server).toEqual({ version: 3, document: "ab" })
  expect(states).not.toContain("conflict")
  expect(states.at(-1)).toBe("saved")
})

test("retries automatically, and at once when back online", async () => {
  const { saver, server, states, next } = aSaver()
  const broken = async () => {
    throw offline
  }
  next(broken)
  saver.write("a")
  await pass(PAUSE_MS)
  expect(states.at(-1)).toBe("offline")
  next(broken)
  await pass(AGAIN_MS)
  expect(states.at(-1)).toBe("offline")
  saver.tryNow()
  await pass(0)
  expect(server.document).toBe("a")
  expect(states.at(-1)).toBe("saved")
})

test("retries after 429 and server errors", async () => {
  for (const status of [429, 500, 503]) {
    const { saver, server, states, next } = aSaver()
    next(async () => {
      throw failure({ status })
    })
    saver.write("a")
    await pass(PAUSE_MS)
    expect(states.at(-1)).toBe("later")
    await pass(AGAIN_MS)
    expect(server.document).toBe("a")
  }
})

test("gives up on a save that never gets a response", async () => {
  const { saver, server, states, next } = aSaver()
  next(() => new Promise(() => {}))
  saver.write("a")
  await pass(PAUSE_MS + LONGEST_MS)
  expect(states.at(-1)).toBe("later")
  await pass(AGAIN_MS)
  expect(server.document).toBe("a")
  expect(states.at(-1)).toBe("saved")
})

test("shows a refusal and waits for a change; a refused older version does not block a newer one", async () => {
  const { saver, server, states, sent, next } = aSaver()
  const refused = async () => {
    throw failure({ status: 422 })
  }
  next(refused)
  saver.write("bad")
  await pass(PAUSE_MS + AGAIN_MS)
  expect(states.at(-1)).toBe("refused")
  expect(sent).toEqual(["bad"])

  next(async () => {
    saver.write("good")
    return refused()
  })
  saver.write("worse")
  await pass(PAUSE_MS)
  expect(server.document).toBe("good")
  expect(states.at(-1)).toBe("saved")
})

test("never overwrites another window's save without asking", async () => {
  const { saver, server, states, sent, kept } = aSaver()
  Object.assign(server, { version: 2, document: "theirs" })
  saver.write("ours")
  await pass(PAUSE_MS)
  expect(states.at(-1)).toBe("conflict")
  saver.write("ours, and more")
  await pass(AGAIN_MS)
  expect(sent).toEqual(["ours"])
  expect(server.document).toBe("theirs")
  saver.keep()
  expect(kept()).toBe("1 ours, and more")
  expect(await saver.overwrite(2)).toBe(true)
  expect(server).toEqual({ version: 3, document: "ours, and more" })
})

test("shows a conflict for a draft based on an older version", async () => {
  const { saver, server, states } = aSaver()
  Object.assign(server, { version: 5, document: "theirs" })
  saver.fallBehind(3)
  saver.write("kept in this tab")
  await pass(AGAIN_MS)
  expect(states).toEqual(["conflict"])
  expect(server.document).toBe("theirs")
})

test("tells whether unsaved changes would survive a reload, even if storage is full", async () => {
  for (const hasRoom of [true, false]) {
    const { saver, last, kept, next } = aSaver({ hasRoom })
    const answer = Promise.withResolvers<"is lost">()
    next(() => answer.promise)
    saver.write("more")
    await vi.advanceTimersByTimeAsync(PAUSE_MS + SLOW_MS)
    expect(last()).toEqual({ kind: "slow", isKept: hasRoom })
    answer.reject(offline)
    await vi.advanceTimersByTimeAsync(1)
    expect(last()).toEqual({ kind: "offline", isKept: hasRoom })
    expect(kept()).toBe(hasRoom ? "1 more" : undefined)
    await vi.advanceTimersByTimeAsync(AGAIN_MS)
    expect(last()).toEqual({ kind: "saved", at: "now" })
  }
})
