const FAR = 60
const LONG_MS = 800

/** A quick horizontal swipe turns the page; a slow one selects, a vertical one scrolls. */
export function turnOf({
  x,
  y,
  ms,
}: {
  readonly x: number
  readonly y: number
  readonly ms: number
}): "on" | "back" | undefined {
  if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y) || ms > LONG_MS) return undefined
  return x < 0 ? "on" : "back"
}
