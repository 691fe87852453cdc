import { expect, it } from "vitest"
import { blocksOf } from "./text-page.tsx"

it("turns lines into paragraphs and lines with a hyphen into a list", () => {
  expect(blocksOf("First.\n- one\n- two – still two\nThen.\n- again")).toEqual([
    "First.",
    ["one", "two – still two"],
    "Then.",
    ["again"],
  ])
  expect(blocksOf("Alone.")).toEqual(["Alone."])
})
