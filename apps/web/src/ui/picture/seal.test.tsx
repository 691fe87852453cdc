import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { Seal } from "./seal.tsx"

/** The box of all characters, each as wide and as high as its em (wide capitals: a little more). */
function boxOf(text: string) {
  const markup = renderToStaticMarkup(<Seal text={text} />)
  const letters = [...markup.matchAll(/translate\(([\d.]+) ([\d.]+)\)[^>]*font-size="([\d.]+)"[^>]*>(.)</gu)]
  const boxes = letters.map(([, x, y, size, letter = ""]) => {
    const width = /[MW]/.test(letter) ? 1.06 : /[A-Z]/.test(letter) ? 0.78 : 0.94
    const height = /[A-Z]/.test(letter) ? 0 : 0.94
    return {
      x: Number(x),
      y: Number(y),
      across: (width * Number(size)) / 2,
      down: (height * Number(size)) / 2,
    }
  })
  return {
    left: Math.min(...boxes.map(({ x, across }) => x - across)),
    right: Math.max(...boxes.map(({ x, across }) => x + across)),
    top: Math.min(...boxes.map(({ y, down }) => y - down)),
    bottom: Math.max(...boxes.map(({ y, down }) => y + down)),
  }
}

it.each(["A", "W", "MS", "AM", "WM", "PG", "IJ", "ABC", "MWM", "林", "解決", "佐々木"])(
  "%s keeps clear of the frame of its seal",
  (text) => {
    const { left, right, top, bottom } = boxOf(text)
    // The frame is at 9 and 91, and up to 2 off.
    expect(Math.min(left, top)).toBeGreaterThan(12.5)
    expect(Math.max(right, bottom)).toBeLessThan(87.5)
  },
)
