import { classNames } from "../class-names.ts"
import { dice } from "./wagara.ts"

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

type SealProps = {
  /** One to three characters; the API provides those of each person. */
  text: string
  shape?: "square" | "round"
  /** `solid` is white letters on red (a person); `outline` red letters in a frame (a mark, such as "senpai"). */
  cut?: "solid" | "outline"
  /** For screen readers. Omit if the name is beside it. */
  label?: string
  className?: string
}

// Hand-cut look: each corner and side is slightly off, always the same for the same text.
function edge(seed: string, shape: "square" | "round", inset: number): string {
  const roll = dice(`seal ${seed}`)
  const stray = (amount: number) => (roll() - 0.5) * amount
  const fixed = (value: number) => value.toFixed(1)
  const near = inset
  const far = 100 - inset
  if (shape === "square") {
    const corners = [
      [near, near],
      [far, near],
      [far, far],
      [near, far],
    ] as const
    const points = corners.map(([x, y]) => [x + stray(3.5), y + stray(3.5)] as const)
    return `${points
      .map(([x, y], at) => {
        const [nextX, nextY] = points[(at + 1) % 4] ?? [x, y]
        const bend = `${fixed((x + nextX) / 2 + stray(2.5))} ${fixed((y + nextY) / 2 + stray(2.5))}`
        return `${at === 0 ? `M${fixed(x)} ${fixed(y)}` : ""}Q${bend} ${fixed(nextX)} ${fixed(nextY)}`
      })
      .join("")}Z`
  }
  const r = 50 - inset
  const arms = Array.from({ length: 4 }, (_, at) => {
    const angle = (at * Math.PI) / 2
    const reach = r + stray(2.4)
    return [50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle)] as const
  })
  const [start] = arms
  const arcs = [...arms.slice(1), ...arms.slice(0, 1)].map(
    ([x, y]) => `A${fixed(r + stray(1.5))} ${fixed(r + stray(1.5))} 0 0 1 ${fixed(x)} ${fixed(y)}`,
  )
  return start ? `M${fixed(start[0])} ${fixed(start[1])}${arcs.join("")}Z` : ""
}

/** What the inner frame leaves free on each side of the letters. */
const ROOM = { square: 70, round: 60 }
/** Capitals of a bold serif, in em: the widest face that a reader may have. */
const WIDTHS = new Map([
  ...[..."MW"].map((letter) => [letter, 1.06] as const),
  ...[..."ABCDGHKNOQRUVXYZ&"].map((letter) => [letter, 0.78] as const),
  ...[..."IJ"].map((letter) => [letter, 0.5] as const),
])
const widthOf = (letter: string) => WIDTHS.get(letter) ?? 0.68

/** The position of each character. Seals are read downwards; Latin initials stay side by side. */
function places(characters: readonly string[], shape: "square" | "round") {
  const room = ROOM[shape]
  if (!cjk.test(characters.join(""))) {
    const widths = characters.map(widthOf)
    const whole = widths.reduce((sum, width) => sum + width, 0)
    const size = Math.min(characters.length === 1 ? 62 : 46, room / whole)
    const stretch = characters.length === 1 ? 1 : 1.25
    let x = 50 - (whole * size) / 2
    return widths.map((width) => {
      x += width * size
      return { x: x - (width * size) / 2, y: 50, size, stretch }
    })
  }
  const count = characters.length
  const size = Math.min(66, (room * 1.06) / count)
  return characters.map((_, at) => ({ x: 50, y: 50 + (at - (count - 1) / 2) * size, size, stretch: 1 }))
}

export function Seal({ text, shape = "square", cut = "solid", label, className }: SealProps) {
  const characters = [...text].slice(0, 3)
  const isSolid = cut === "solid"
  const spots = places(characters, shape)
  return (
    <svg
      viewBox="0 0 100 100"
      className={classNames("block size-12 flex-none", className)}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path
        d={edge(text, shape, 3)}
        className={isSolid ? "fill-shu" : "fill-none stroke-shu"}
        strokeWidth={isSolid ? 0 : 5}
      />
      {isSolid ? (
        <path
          d={edge(`${text} frame`, shape, 9)}
          className="fill-none stroke-on-shu"
          strokeWidth={1.6}
          strokeOpacity={0.85}
        />
      ) : null}
      {characters.map((character, at) => {
        const spot = spots[at] ?? { x: 50, y: 50, size: 60, stretch: 1 }
        return (
          <text
            key={`${spot.x} ${spot.y}`}
            lang="ja"
            transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(1 ${spot.stretch})`}
            dy="0.36em"
            textAnchor="middle"
            fontSize={spot.size.toFixed(1)}
            className={classNames("font-serif-ja font-bold", isSolid ? "fill-on-shu" : "fill-shu-ink")}
          >
            {character}
          </text>
        )
      })}
    </svg>
  )
}
