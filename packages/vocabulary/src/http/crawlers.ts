// Readers that are programs, by what they call themselves.

// CUBOT makes phones; three of Google's crawlers have no telling name.
const crawlers =
  /(?<!cu)bot\b|crawl|spider|google-inspectiontool|mediapartners-google|googleother|slurp|facebookexternalhit|embedly|preview|lighthouse|headless|curl\/|wget\/|python-requests/i

export const isCrawler = (userAgent: string): boolean => crawlers.test(userAgent)
