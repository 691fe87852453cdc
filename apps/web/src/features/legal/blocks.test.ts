import { expect, it } from "vitest"
import { blocksOf } from "./blocks.ts"

it("makes paragraphs of lines, and a list of lines that begin with a hyphen", () => {
  expect(blocksOf("First.\n- one\n- two – still two\nThen.\n- again")).toEqual([
    "First.",
    ["one", "two – still two"],
    "Then.",
    ["again"],
  ])
  expect(blocksOf("Alone.")).toEqual(["Alone."])
})
