import { describe, expect, test } from "vitest"
import { coverSvg } from "./cover-svg.ts"
import { dyes, tones } from "./tone.ts"
import { coverSizes, wagara } from "./wagara.ts"

const seeds = Array.from({ length: 60 }, (_, at) => `article-${at}`)

describe("a cover", () => {
  test("is the same for the same seed and different for another", () => {
    const draw = (seed: string) => coverSvg({ pattern: "asanoha", tone: "ai", seed })
    expect(draw("entry-sheet")).toBe(draw("entry-sheet"))
    expect(new Set(seeds.map(draw)).size).toBeGreaterThan(50)
  })

  test("is at most two kilobytes for any pattern, shape and seed", () => {
    for (const pattern of wagara)
      for (const shape of Object.keys(coverSizes) as (keyof typeof coverSizes)[])
        for (const seed of seeds)
          expect(
            coverSvg({ pattern, seed, shape }).length,
            `${pattern} ${shape} ${seed}`,
          ).toBeLessThanOrEqual(2048)
  })

  test("is plain SVG without broken numbers, React names or variables", () => {
    for (const pattern of wagara) {
      const svg = coverSvg({ pattern, seed: "x" })
      expect(svg).not.toMatch(/NaN|undefined|strokeWidth|var\(/)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
    }
  })

  test("takes its dye from the tone", () => {
    for (const tone of tones)
      expect(coverSvg({ pattern: "kikko", seed: "x", tone })).toContain(dyes[tone].ground)
  })
})
