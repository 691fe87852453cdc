import { expect, test } from "vitest"
import { entityTag, matchesEntityTag, weak } from "./entity-tags.ts"

test("a client that has a body in any encoding has it", () => {
  const tags = [entityTag("a_b-9"), entityTag("a_b-9", "br"), entityTag("a_b-9", "gzip")]
  expect(new Set(tags).size).toBe(3)
  for (const tag of [...tags, ...tags.map(weak), `"x", ${tags[1]} ,"y"`, "*"])
    expect([tag, matchesEntityTag(tag, "a_b-9")]).toEqual([tag, true])
  for (const tag of ['"other"', "a_b-9", '"a_b-9', '"a_b-9.zstd"', "", null, undefined])
    expect([tag, matchesEntityTag(tag, "a_b-9")]).toEqual([tag, false])
})
