// One tile of each traditional pattern, as shapes of an SVG.
import type { Wagara } from "./wagara.ts"

export type Shape = {
  readonly tag: "circle" | "g" | "path" | "pattern" | "rect" | "use"
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children?: readonly Shape[]
}

export const path = (d: string, attributes: Shape["attributes"] = {}): Shape => ({
  tag: "path",
  attributes: { d, ...attributes },
})

type Tile = {
  readonly width: number
  readonly height: number
  /** The centre of one figure and its width: what a small chip shows. */
  readonly figure: readonly [x: number, y: number, width: number]
  readonly shapes: readonly Shape[]
}

/** `line` draws, `ground` is the colour beneath: overlapping scales need both. */
export function tileOf(pattern: Wagara, id: string, line: string, ground: string): Tile {
  const drawn = (d: string, width = 1.4) => path(d, { fill: "none", stroke: line, strokeWidth: width })
  const filled = (d: string) => path(d, { fill: line })
  switch (pattern) {
    case "seigaiha": {
      // Each wave covers the row behind it, so rows are painted from back to front.
      const wave = `${id}w`
      const ring = (r: number): Shape => ({ tag: "circle", attributes: { r } })
      const at = (x: number, y: number): Shape => ({ tag: "use", attributes: { href: `#${wave}`, x, y } })
      return {
        width: 40,
        height: 20,
        figure: [20, 10, 40],
        shapes: [
          {
            tag: "g",
            attributes: { fill: ground, stroke: line, strokeWidth: 1.4 },
            children: [
              {
                tag: "g",
                attributes: { id: wave, transform: "translate(20 10)" },
                children: [20, 14.5, 9, 3.5].map(ring),
              },
              at(-20, 10),
              at(20, 10),
              at(0, 20),
            ],
          },
        ],
      }
    }
    case "asanoha":
      return {
        width: 62.36,
        height: 36,
        figure: [31.18, 18, 44],
        shapes: [
          drawn("M0 0V36M31.18 0V36M0 0 31.18 18 0 36M62.36 0 31.18 18 62.36 36M62.36 0V36"),
          drawn(
            "M0 0 10.39 18 0 36M10.39 18H31.18M20.79 0 31.18 18 20.79 36M0 0H20.79M0 36H20.79M62.36 0 51.97 18 62.36 36M51.97 18H31.18M41.57 0 31.18 18 41.57 36M62.36 0H41.57M62.36 36H41.57",
          ),
        ],
      }
    case "ichimatsu":
      return {
        width: 40,
        height: 40,
        figure: [20, 20, 40],
        shapes: [filled("M0 0H20V20H0ZM20 20H40V40H20Z"), drawn("M24 4H36V16H24ZM4 24H16V36H4Z", 0.7)],
      }
    case "shippo":
      return {
        width: 40,
        height: 40,
        figure: [20, 20, 40],
        shapes: [
          filled(
            "M20 0A20 20 0 0 1 0 20 20 20 0 0 1 20 0M20 0A20 20 0 0 0 40 20 20 20 0 0 0 20 0M40 20A20 20 0 0 1 20 40 20 20 0 0 1 40 20M0 20A20 20 0 0 0 20 40 20 20 0 0 0 0 20",
          ),
          filled(
            "M20 16.5 23.5 20 20 23.5 16.5 20ZM0 0H3.5L0 3.5ZM40 0V3.5L36.5 0ZM40 40H36.5L40 36.5ZM0 40V36.5L3.5 40Z",
          ),
        ],
      }
    case "yagasuri":
      return {
        width: 40,
        height: 64,
        figure: [20, 20, 40],
        shapes: [
          filled(
            "M1 0 9.4 8V40L1 32ZM19 0 10.6 8V40L19 32ZM21 40 29.4 32V64L21 72ZM39 40 30.6 32V64L39 72ZM21 -24 29.4 -32V0L21 8ZM39 -24 30.6 -32V0L39 8Z",
          ),
        ],
      }
    case "kikko": {
      const hexagon = (x: number, y: number, side: number) => {
        const half = side / 2
        const reach = Math.round(side * 86.6) / 100
        return `M${x} ${y - side}l${reach} ${half}v${side}l${-reach} ${half}l${-reach} ${-half}v${-side}Z`
      }
      const centres = [
        [17.32, 20],
        [0, 50],
        [34.64, 50],
        [0, -10],
        [34.64, -10],
      ] as const
      return {
        width: 34.64,
        height: 60,
        figure: [17.32, 20, 42],
        shapes: [
          drawn("M17.32 0 34.64 10V30L17.32 40 0 30V10ZM17.32 40V60", 1.6),
          drawn(centres.map(([x, y]) => hexagon(x, y, 13)).join(""), 0.9),
          filled(centres.map(([x, y]) => hexagon(x, y, 5)).join("")),
        ],
      }
    }
    case "uroko":
      return {
        width: 36,
        height: 62.36,
        figure: [18, 20, 42],
        shapes: [filled("M0 31.18 18 0 36 31.18ZM-18 62.36 0 31.18 18 62.36ZM18 62.36 36 31.18 54 62.36Z")],
      }
    case "tatewaku":
      return {
        width: 40,
        height: 80,
        figure: [20, 40, 44],
        shapes: [
          drawn("M3 0C3 22 17 18 17 40S3 58 3 80M37 0C37 22 23 18 23 40S37 58 37 80", 1.8),
          drawn(
            "M20-28Q36 0 20 28 4 0 20-28ZM20 52Q36 80 20 108 4 80 20 52ZM0 12Q16 40 0 68-16 40 0 12ZM40 12Q56 40 40 68 24 40 40 12Z",
            0.8,
          ),
        ],
      }
  }
}
