// Retention periods of personal data, free of dependencies so that the browser may import it: the privacy
// policy names these numbers.

/** Between requesting deletion and deleting the account. */
export const LEAVING_DAYS = 14
/** After the account is deleted, until its last public content is gone: each item at a random time. */
export const PUBLIC_REMOVAL_DAYS = 7
/** Archive of a member's own data. */
export const ARCHIVE_DAYS = 7
/** Audit log and notifications. */
export const RECORD_DAYS = 365
/** Answers to “Was this helpful?”: articles change, and what was said long ago says little. */
export const ARTICLE_FEEDBACK_DAYS = 400
/** Counts of readers and searches: two years beside each other, and no more. */
export const FIGURE_DAYS = 800
