// Checks the colours against WCAG 2.2 AA in both themes, and the two lists of dyes against each other.
import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { dyes, tones } from "./tone.ts"

const read = (name: string) => readFileSync(new URL(`../../styles/${name}`, import.meta.url), "utf8")

type Themes = { light: string; dark: string }
const declared = (css: string): Map<string, Themes> =>
  new Map(
    [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
      ([, name = "", light, dark, both = ""]) => [name, { light: light ?? both, dark: dark ?? both }],
    ),
  )

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const tokens = declared(read("tokens.css"))
const colour = (name: string, theme: keyof Themes) => tokens.get(`color-${name}`)?.[theme] ?? "#missing"
const dyed = new Map(
  [...read("tones.css").matchAll(/\.tone-(\w+) \{([^}]+)\}/g)].map(([, tone = "", body = ""]) => [
    tone,
    declared(body),
  ]),
)

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each([
    ...["ink", "ink-soft", "ink-faint", "shu-ink", "ai", "matcha", "yamabuki"].flatMap((words) => [
      [words, "paper"] as const,
      [words, "washi"] as const,
    ]),
    ["ai", "ai-tint"],
    ["matcha", "matcha-tint"],
    ["yamabuki", "yamabuki-tint"],
    ["shu-ink", "shu-tint"],
    ["on-shu", "shu"],
  ] as const)("%s is readable on %s", (words, ground) => {
    expect(contrast(colour(words, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(["rule-strong", "focus", "shu"])("%s is visible on paper", (line) => {
    expect(contrast(colour(line, theme), colour("paper", theme))).toBeGreaterThanOrEqual(3)
  })

  test.each(tones)("a category name in %s is readable on paper and washi", (tone) => {
    const ink = dyed.get(tone)?.get("tone-ink")?.[theme] ?? "#missing"
    for (const ground of ["paper", "washi"])
      expect(contrast(ink, colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
})

test("pictures made outside a page use the page's light dyes", () => {
  for (const tone of tones)
    for (const [part, value] of Object.entries(dyes[tone]))
      expect(dyed.get(tone)?.get(`tone-${part}`)?.light, `${tone} ${part}`).toBe(value)
})
