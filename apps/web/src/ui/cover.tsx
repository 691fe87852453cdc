import { createElement, type ReactNode, useId } from "react"
import { classNames } from "./class-names.ts"
import { type Tone, toneClass } from "./tone.ts"
import {
  type CoverShape,
  chipShapes,
  coverShapes,
  coverSizes,
  type Pigments,
  patternShape,
  type Shape,
  toneFor,
  type Wagara,
} from "./wagara.ts"

const pigments: Pigments = {
  ground: "var(--tone-ground)",
  line: "var(--tone-line)",
  tint: "var(--tone-tint)",
  mark: "var(--tone-mark)",
  calm: "var(--tone-calm)",
}

const draw = (shapes: readonly Shape[]): ReactNode[] =>
  shapes.map(({ tag, attributes, children }, at) =>
    createElement(tag, { key: at, ...attributes }, ...(children ? draw(children) : [])),
  )

type CoverProps = { pattern: Wagara; seed: string; tone?: Tone; shape?: CoverShape; className?: string }

/** The picture of whatever has no picture. Decoration only: the words beside it say what it is. */
export function Cover({ pattern, seed, tone = toneFor(seed), shape = "wide", className }: CoverProps) {
  const id = useId()
  const { width, height } = coverSizes[shape]
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames("cover", toneClass(tone), className)}
    >
      {draw(coverShapes({ pattern, seed, shape, id, pigments }))}
    </svg>
  )
}

type SwatchProps = { pattern: Wagara; tone: Tone; className?: string }

/** A chip of the pattern alone, for category marks. */
export function Swatch({ pattern, tone, className }: SwatchProps) {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames("block flex-none", toneClass(tone), className)}
    >
      {draw(chipShapes(pattern, id, 24, pigments))}
    </svg>
  )
}

type BandProps = { pattern: Wagara; tone: Tone; className?: string }

/** A strip of pattern as wide as its place, for mastheads and page feet. */
export function PatternBand({ pattern, tone, className }: BandProps) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={classNames("block h-5 w-full", toneClass(tone), className)}>
      {draw([
        patternShape(pattern, id, pigments.mark, pigments.tint, "scale(0.5)"),
        { tag: "rect", attributes: { width: "100%", height: "100%", fill: pigments.tint } },
        { tag: "rect", attributes: { width: "100%", height: "100%", fill: `url(#${id})` } },
      ])}
    </svg>
  )
}
