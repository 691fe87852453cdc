/** Who has a review open is shown for so long without a sign of life from their page. */
export const OPEN_REVIEW_SECONDS = 75
/** How often the page that has it open says so. */
export const OPEN_REVIEW_BEAT_SECONDS = 30

export const LONGEST_TEMPLATE = 1_000
/** Of one kind of review. More could not be found in a list. */
export const MOST_TEMPLATES = 30

/** Replaced when a template is used: by the applicant's name, what was sent in, and when. */
export const templatePlaceholders = ["name", "item", "date"] as const
export type TemplatePlaceholder = (typeof templatePlaceholders)[number]

const BRACES = /\{([^{}]*)\}|[{}]/gu

/** The first thing in braces that is no placeholder, or a brace without its partner. */
export function unknownPlaceholder(text: string): string | undefined {
  const isKnown = (name: string | undefined) => templatePlaceholders.some((each) => each === name)
  return [...text.matchAll(BRACES)].find(([, name]) => !isKnown(name))?.[0]
}

export const fillTemplate = (text: string, values: Readonly<Record<TemplatePlaceholder, string>>) =>
  text.replace(BRACES, (whole, name: string | undefined) => {
    const placeholder = templatePlaceholders.find((each) => each === name)
    return placeholder ? values[placeholder] : whole
  })
