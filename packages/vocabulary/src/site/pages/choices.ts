// The pages whose text editors write, free of dependencies so that the browser may import it.

/** Their ids are their addresses. Each has a route of its own in the web, so editors add none and remove none. */
export const sitePages = [
  "about",
  "help",
  "contact",
  "for-universities",
  "for-companies",
  "terms",
  "privacy",
] as const
export type SitePageId = (typeof sitePages)[number]

/** Those that people agree to, in a version. */
export const legalPages = ["terms", "privacy"] as const satisfies readonly SitePageId[]
export type LegalPageId = (typeof legalPages)[number]
export const isLegalPage = (id: string): id is LegalPageId => legalPages.some((page) => page === id)

/** What the program adds to a text, at a line `@component <name>`. */
export const pageComponents = ["collected", "analytics-abroad", "analytics-external"] as const
export type PageComponent = (typeof pageComponents)[number]

/** A page that is not complete without them. */
export const neededComponents: Readonly<Partial<Record<string, readonly PageComponent[]>>> = {
  privacy: pageComponents,
}

export const COMPONENT_LINE = /^@component (?<name>[a-z-]+)$/gm
