import { createIsomorphicFn } from "@tanstack/react-start"
import { type SVGAttributes, useEffect, useId, useRef, useState } from "react"
import { TrustedSvg } from "../text/trusted-html.tsx"
import * as ink from "./brush.ts"

export type Brush = typeof import("./brush.ts")

let taken: Brush | undefined
const brush: () => Brush | undefined = createIsomorphicFn()
  .server((): Brush | undefined => ink)
  .client((): Brush | undefined => taken)

/** In the browser, for pages rendered there. */
export const loadBrush = async () => {
  taken = await import("./brush.ts")
}

type DrawnSvgProps = Omit<SVGAttributes<SVGSVGElement>, "children" | "id"> & {
  /** Identifies the drawing: another name is another drawing. */
  name: string
  draw: (brush: Brush, id: string) => string
}

/**
 * Decoration drawn by the server. Its markup is kept through hydration, so the first load does not need the
 * drawing code; the browser loads it for pages that it renders itself.
 */
export function DrawnSvg({ name, draw, ...rest }: DrawnSvgProps) {
  const id = useId()
  const place = useRef<SVGSVGElement>(null)
  const [, redraw] = useState(0)
  useEffect(() => {
    if (place.current?.firstChild) return
    loadBrush().then(
      () => redraw((times) => times + 1),
      () => {},
    )
  })
  const atHand = brush()
  return <TrustedSvg key={name} ref={place} aria-hidden svg={atHand ? draw(atHand, id) : ""} {...rest} />
}
