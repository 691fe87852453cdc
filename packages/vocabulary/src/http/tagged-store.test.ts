import { expect, it } from "vitest"
import { createTaggedStore, type Keepable } from "./tagged-store.ts"

const store = () => createTaggedStore<string>({ maxEntries: 10, maxBytes: 1_000 })
const under =
  (...tags: readonly string[]) =>
  (value: string): Keepable<string> => ({ value, tags, bytes: value.length })

it("keeps a value whose tags were not dropped while it was made", async () => {
  const kept = store()
  const made = kept.make("list", () => Promise.resolve("articles"), under("articles"))
  kept.drop(["courses"])
  expect(await made).toBe("articles")
  expect(kept.get("list")).toBe("articles")
})

it("does not keep a value if one of its tags, or everything, was dropped while it was made", async () => {
  for (const tags of [["courses", "articles"], undefined]) {
    const kept = store()
    const made = kept.make("list", () => Promise.resolve("stale"), under("articles"))
    kept.drop(tags)
    expect(await made).toBe("stale")
    expect(kept.get("list")).toBeUndefined()
  }
})

it("makes a value once for concurrent requests, and again for requests after a drop", async () => {
  const kept = store()
  let times = 0
  const make = () => kept.make("list", async () => `made ${++times}`, under("articles"))
  const [one, two] = [make(), make()]
  kept.drop(["articles"])
  const three = make()
  expect(await Promise.all([one, two, three])).toEqual(["made 1", "made 1", "made 2"])
  expect(kept.get("list")).toBe("made 2")
})

it("returns the former value for a moment after an addition, while a new one is made", async () => {
  let time = 0
  const kept = createTaggedStore<string>({ maxEntries: 10, maxBytes: 1_000 }, () => time)
  const made = (text: string) => kept.make("list", () => Promise.resolve(text), under("questions"))
  await made("one answer")
  expect(kept.former("list")).toBeUndefined()
  kept.drop(["questions"], true)
  expect([kept.get("list"), kept.former("list")]).toEqual([undefined, undefined])
  const making = made("two answers")
  expect([kept.get("list"), kept.former("list")]).toEqual([undefined, "one answer"])
  time += 2_000
  expect(kept.former("list")).toBeUndefined()
  await making
  expect([kept.get("list"), kept.former("list")]).toEqual(["two answers", undefined])
})

it("returns no former value after a removal, even if an addition came first", async () => {
  const kept = store()
  const made = (text: string) => kept.make("list", () => Promise.resolve(text), under("questions"))
  await made("with a phone number")
  kept.drop(["questions"], true)
  kept.drop(["questions"])
  const making = made("without")
  expect(kept.former("list")).toBeUndefined()
  await making
  kept.drop(["questions"], true)
  void made("and more")
  kept.drop(["something else"])
  void made("and more")
  expect(kept.former("list")).toBe("without")
  kept.drop()
  void made("and more")
  expect(kept.former("list")).toBeUndefined()
})
