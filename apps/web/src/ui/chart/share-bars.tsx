import { scaleLinear } from "d3-scale"

export interface Share {
  readonly key: string
  readonly label: string
  readonly value: number
  /** Beside the bar, such as "1,204 (+3 %)". */
  readonly text: string
}

/** A bar for each: a list for those who do not see the bars. */
export function ShareBars({ label, shares }: { label: string; shares: readonly Share[] }) {
  const highest = Math.max(1, ...shares.map(({ value }) => value))
  const across = scaleLinear().domain([0, highest]).range([0, 100])
  return (
    <ul aria-label={label} className="grid gap-2.5 text-sm">
      {shares.map(({ key, label: name, value, text }) => (
        <li key={key} className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span>{name}</span>
            <span className="text-ink-soft tabular-nums">{text}</span>
          </p>
          <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full">
            <rect width={100} height={4} className="fill-washi" />
            <rect width={across(value)} height={4} className="fill-ai" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
