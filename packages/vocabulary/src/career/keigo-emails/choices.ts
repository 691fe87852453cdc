// Emails in keigo: the occasions, the gaps in their letters, and how a phrase is explained.

/** In the order of the list. */
export const emailSituations = ["applying", "interview", "offer", "residence", "people", "part-time"] as const
export type EmailSituation = (typeof emailSituations)[number]

/** Gaps that the browser fills from the tracker or the profile. */
export const knownGaps = ["company", "position", "name", "university", "school", "year", "email"] as const
export type KnownGap = (typeof knownGaps)[number]

export const keigoKinds = ["sonkeigo", "kenjogo", "teineigo", "cushion", "greeting"] as const
export type KeigoKind = (typeof keigoKinds)[number]

export const politenessLevels = ["polite", "formal", "very-formal"] as const
export type PolitenessLevel = (typeof politenessLevels)[number]

/** The other way to say it: by telephone, or in a few lines. */
export const alternativeKinds = ["phone", "short"] as const
export type AlternativeKind = (typeof alternativeKinds)[number]

export const KEIGO_EMAILS_PER_PAGE = 50
export const LONGEST_GAP_VALUE = 400
