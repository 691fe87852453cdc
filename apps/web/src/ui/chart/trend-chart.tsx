import { max } from "d3-array"
import { scaleBand, scaleLinear } from "d3-scale"
import { line } from "d3-shape"
import { classNames } from "../class-names.ts"
import type { Bin } from "./bins.ts"

interface TrendChartProps {
  /** What it shows, with the totals, for those who do not see it. */
  readonly label: string
  readonly bins: readonly Bin[]
  /** One for each value of a bin: the first is drawn as columns, the others as lines. */
  readonly names: readonly string[]
  readonly dayText: (day: string) => string
  readonly numberText: (value: number) => string
}

const WIDTH = 600
const HEIGHT = 160
const TICKS = 3

/** Told apart by their dashes too, not by colour alone. */
const lineStyles = [
  { className: "stroke-shu", dashes: undefined },
  { className: "stroke-matcha", dashes: "7 4" },
  { className: "stroke-yamabuki", dashes: "2 3" },
] as const

/** The picture stretches to its place; its words are outside of it, in the size of the page's text. */
export function TrendChart({ label, bins, names, dayText, numberText }: TrendChartProps) {
  const highest = max(bins.flatMap(({ values }) => values)) ?? 0
  const up = scaleLinear()
    .domain([0, Math.max(1, highest)])
    .nice(TICKS)
    .range([HEIGHT, 0])
  const across = scaleBand<number>()
    .domain(bins.map((_, place) => place))
    .range([0, WIDTH])
    .paddingInner(0.25)
  const ticks = up.ticks(TICKS).filter(Number.isInteger)
  const left = (place: number) => across(place) ?? 0
  const middle = (place: number) => left(place) + across.bandwidth() / 2
  const [first, last] = [bins[0], bins.at(-1)]
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div aria-hidden className="relative w-9 text-end text-2xs text-ink-soft tabular-nums">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute end-0 -translate-y-1/2"
            style={{ top: `${(100 * up(tick)) / HEIGHT}%` }}
          >
            {numberText(tick)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full overflow-visible"
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={0}
            x2={WIDTH}
            y1={up(tick)}
            y2={up(tick)}
            vectorEffect="non-scaling-stroke"
            className="stroke-rule"
          />
        ))}
        {bins.map(({ day, values: [value = 0] }, place) => (
          <rect
            key={day}
            x={left(place)}
            y={up(value)}
            width={across.bandwidth()}
            height={HEIGHT - up(value)}
            className="fill-ai"
          />
        ))}
        {names.slice(1).map((name, number) => (
          <path
            key={name}
            d={
              line<Bin>()
                .x((_, place) => middle(place))
                .y(({ values }) => up(values[number + 1] ?? 0))(bins) ?? undefined
            }
            vectorEffect="non-scaling-stroke"
            strokeWidth={2}
            strokeDasharray={lineStyles[number]?.dashes}
            className={classNames("fill-none", lineStyles[number]?.className)}
          />
        ))}
      </svg>
      <p aria-hidden className="col-start-2 mt-1 flex justify-between text-2xs text-ink-soft">
        <span>{first ? dayText(first.day) : null}</span>
        <span>{last && last !== first ? dayText(last.day) : null}</span>
      </p>
      {names.length > 1 ? <Legend names={names} /> : null}
    </figure>
  )
}

function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul aria-hidden className="col-start-2 mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {names.map((name, number) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 24 10" className="h-2.5 w-6 flex-none">
            {number === 0 ? (
              <rect width={24} height={10} className="fill-ai" />
            ) : (
              <line
                x1={0}
                x2={24}
                y1={5}
                y2={5}
                strokeWidth={2}
                strokeDasharray={lineStyles[number - 1]?.dashes}
                className={lineStyles[number - 1]?.className}
              />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
