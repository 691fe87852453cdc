/** The target index of an arrow key in a row with one tab stop; undefined for any other key. */
export const arrowStep = (key: string, from: number, count: number): number | undefined =>
  STEPS[key]?.(from, count)

const STEPS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
