import type { HTMLAttributes, Ref, SVGAttributes } from "react"

type TrustedHtmlProps = Omit<HTMLAttributes<HTMLDivElement>, "children"> & {
  /** Made by our own server from Markdown with raw HTML off. Never anything a person typed. */
  html: string
  ref?: Ref<HTMLDivElement>
}

/** The one door for ready-made HTML, and for SVG below: the linter forbids it everywhere else. */
export const TrustedHtml = ({ html, ...rest }: TrustedHtmlProps) => (
  <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />
)

type TrustedSvgProps = Omit<SVGAttributes<SVGSVGElement>, "children"> & {
  /** Drawn by our own code (brush.ts). Never anything a person typed. Where it is empty, what the server drew is left. */
  svg: string
  ref?: Ref<SVGSVGElement>
}

export const TrustedSvg = ({ svg, ...rest }: TrustedSvgProps) => (
  <svg {...rest} dangerouslySetInnerHTML={{ __html: svg }} suppressHydrationWarning />
)
