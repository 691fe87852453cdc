// Limits of the audit log's page, free of dependencies so that the browser may import them.

export const LONGEST_AUDIT_SEARCH = 200
/** More rows make no table that a person reads; a narrower period does. */
export const MOST_AUDIT_ROWS = 5_000
