// Figures as rows of one table.

export interface Promised {
  readonly text: string
  readonly isKept: boolean
}

export interface Row {
  readonly what: string
  readonly ours: string
  /** What the figure is compared with. */
  readonly beside: string
  readonly ratio?: number | undefined
  readonly promised?: Promised | undefined
}

export const atLeast = (value: number, limit: number, unit = ""): Promised => ({
  text: `≥ ${limit}${unit}`,
  isKept: value >= limit,
})
export const atMost = (value: number, limit: number, unit = ""): Promised => ({
  text: `≤ ${limit}${unit}`,
  isKept: value <= limit,
})
export const within = (value: number, [low, high]: readonly [number, number]): Promised => ({
  text: `${low.toFixed(3)} – ${high.toFixed(3)}`,
  isKept: value >= low && value <= high,
})

const HEADINGS = ["figure", "Shirube", "beside", "ratio", "promise", ""] as const

/** A Markdown table that is also aligned for the terminal. */
export function printTable(rows: readonly Row[]): string {
  const cells = rows.map(({ what, ours, beside, ratio, promised }) => [
    what,
    ours,
    beside,
    ratio === undefined ? "" : shortNumber(ratio),
    promised?.text ?? "",
    promised ? (promised.isKept ? "PASS" : "MISS") : "",
  ])
  const lines = [[...HEADINGS], ...cells]
  const widths = HEADINGS.map((_, column) => Math.max(3, ...lines.map((line) => widthOf(line[column] ?? ""))))
  const print = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - widthOf(cell))).join(" | ")} |`
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`
  const [head = [], ...body] = lines
  return [print(head), rule, ...body.map(print)].join("\n")
}

/** Japanese characters take two columns of a terminal. */
const widthOf = (text: string) =>
  [...text].reduce(
    (width, character) => width + (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(character) ? 2 : 1),
    0,
  )

/** Three significant digits: 0.0123, 1.23, 12.3, 1,230. */
export function shortNumber(value: number): string {
  return value >= 100
    ? Math.round(value).toLocaleString("en-US")
    : String(Number(value.toPrecision(value < 1 ? 2 : 3)))
}
