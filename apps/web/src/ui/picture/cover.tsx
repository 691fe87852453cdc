import { classNames } from "../class-names.ts"
import type { Pigments } from "./brush.ts"
import { DrawnSvg } from "./drawn-svg.tsx"
import { type Tone, toneClass } from "./tone.ts"
import { type CoverShape, coverSizes, toneFor, type Wagara } from "./wagara.ts"

const pigments: Pigments = {
  ground: "var(--tone-ground)",
  line: "var(--tone-line)",
  tint: "var(--tone-tint)",
  mark: "var(--tone-mark)",
  calm: "var(--tone-calm)",
}

type CoverProps = { pattern: Wagara; seed: string; tone?: Tone; shape?: CoverShape; className?: string }

/** The picture of content without one. Decorative: the text beside it says what it is. */
export function Cover({ pattern, seed, tone = toneFor(seed), shape = "wide", className }: CoverProps) {
  const { width, height } = coverSizes[shape]
  return (
    <DrawnSvg
      name={`${pattern} ${seed} ${shape}`}
      draw={({ drawCover }, id) => drawCover({ pattern, seed, shape, id, pigments })}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames("cover", toneClass(tone), className)}
    />
  )
}

type SwatchProps = { pattern: Wagara; tone: Tone; className?: string }

/** A chip of the pattern, for category marks. */
export function Swatch({ pattern, tone, className }: SwatchProps) {
  return (
    <DrawnSvg
      name={pattern}
      draw={({ drawChip }, id) => drawChip(24, { pattern, id, pigments })}
      viewBox="0 0 24 24"
      className={classNames("block flex-none", toneClass(tone), className)}
    />
  )
}

type BandProps = { pattern: Wagara; tone: Tone; className?: string }

/** A strip of pattern at full width, for mastheads and footers. */
export function PatternBand({ pattern, tone, className }: BandProps) {
  return (
    <DrawnSvg
      name={pattern}
      draw={({ drawBand }, id) => drawBand({ pattern, id, pigments })}
      className={classNames("block h-5 w-full", toneClass(tone), className)}
    />
  )
}
