// How long what concerns people is kept, free of dependencies so that the browser may import it: the privacy policy names these numbers.

/** Between asking to leave and being gone. */
export const LEAVING_DAYS = 14
/** After the account is removed, until the last of what was public of it is gone: each thing at a random moment of its own. */
export const PUBLIC_REMOVAL_DAYS = 7
/** The archive of one's own data. */
export const ARCHIVE_DAYS = 7
/** Who did what, and what people were told. */
export const RECORD_DAYS = 365
