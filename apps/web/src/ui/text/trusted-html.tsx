import type { HTMLAttributes, Ref, SVGAttributes } from "react"

type TrustedHtmlProps = Omit<HTMLAttributes<HTMLDivElement>, "children"> & {
  /** Made by our own server from Markdown with raw HTML off. Never user input. */
  html: string
  ref?: Ref<HTMLDivElement>
}

/** The only place for raw HTML, and for SVG below: the linter forbids it everywhere else. */
export const TrustedHtml = ({ html, ...rest }: TrustedHtmlProps) => (
  <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />
)

type TrustedSvgProps = Omit<SVGAttributes<SVGSVGElement>, "children"> & {
  /** Drawn by our own code (brush.ts). Never user input. If empty, the server's drawing is kept. */
  svg: string
  ref?: Ref<SVGSVGElement>
}

export const TrustedSvg = ({ svg, ...rest }: TrustedSvgProps) => (
  <svg {...rest} dangerouslySetInnerHTML={{ __html: svg }} suppressHydrationWarning />
)
