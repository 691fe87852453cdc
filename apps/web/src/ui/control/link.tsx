import type { AnchorHTMLAttributes, ReactNode } from "react"

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children?: ReactNode }

/** How a component renders its links: plain anchors unless the page passes the router's. */
export type RenderLink = (props: LinkProps) => ReactNode

export const plainLink: RenderLink = (props) => <a {...props} />

export type NavItem = { href: string; label: ReactNode; current?: boolean | undefined }
