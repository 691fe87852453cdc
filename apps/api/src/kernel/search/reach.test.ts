import { describe, expect, it } from "vitest"
import { marks } from "./marks.ts"
import { type Probe, probesFor } from "./ranking.ts"
import { type Frequencies, reachOf, shelfSteps } from "./reach.ts"

const known: Frequencies = {
  documents: 1_000_000,
  newestShelf: 49,
  shares: { company: 0.5, interview: 0.3, "~interview": 0.1, "@noun:question": 0.99, "@topic:visa": 0.08 },
}
const concept = (...alternatives: readonly string[][]) => ({
  typed: "x",
  alternatives,
  writings: [],
  isPlainWord: true,
  weight: 1,
})
/** The reach of the probe that finds all, and of the one for titles. */
const reaches = (concepts: readonly ReturnType<typeof concept>[], facets: readonly string[] = []) => {
  const probes = probesFor(concepts, facets)
  const reach = (wanted: Probe | undefined) => wanted && reachOf(wanted, known)
  return {
    title: reach(probes.find(({ mark }) => mark === marks.title)),
    whole: reach(probes.find(({ isWhole }) => isWhole)),
  }
}

describe("the reach of a search", () => {
  it("is everywhere if one of its concepts is rare", () => {
    expect(reaches([concept(["quokka"])]).whole).toBe("everywhere")
    expect(reaches([concept(["company"]), concept(["quokka"])]).whole).toBe("everywhere")
    // All tokens of an alternative are needed, but only one of the alternatives.
    expect(reaches([concept(["company", "quokka"])]).whole).toBe("everywhere")
    expect(reaches([concept(["company"], ["quokka"])]).whole).toBe(Number.POSITIVE_INFINITY)
  })

  it("starts at the newest shelf for one frequent word, and is limited to the newest shelves for several", () => {
    expect(reaches([concept(["company"])], ["@noun:question"])).toEqual({
      title: "everywhere",
      whole: Number.POSITIVE_INFINITY,
    })
    expect(reaches([concept(["company"]), concept(["interview"])]).whole).toBe(2)
    expect(reaches([concept(["company"])], ["@topic:visa"]).whole).toBe(2)
  })

  it("is everywhere if there are few documents or no counts yet", () => {
    const probes = probesFor([concept(["company"]), concept(["interview"])], [])
    for (const fewer of [
      { ...known, documents: 200_000 },
      { ...known, documents: 0 },
      { ...known, shares: {} },
    ])
      expect(probes.map((probe) => reachOf(probe, fewer))).toEqual(probes.map(() => "everywhere"))
  })
})

it("the steps visit every shelf once, the newest first", () => {
  expect([...shelfSteps(9)]).toEqual([
    [9, 8, 7, 6],
    [5, 4, 3, 2, 1, 0],
  ])
  expect([...shelfSteps(0)]).toEqual([[0]])
  expect([...shelfSteps(100)].flat()).toEqual(Array.from({ length: 101 }, (_, place) => 100 - place))
})
