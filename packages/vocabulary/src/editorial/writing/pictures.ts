// Pictures in editors' texts, free of dependencies so that the browser may import it.

/** `![words for those who do not see it](picture:<id of the file>)` */
export const DOCUMENT_PICTURE = /!\[(?<alt>[^\]\n]*)\]\(picture:(?<id>[0-9a-f-]{36})\)/g
export const DOCUMENT_PICTURE_PURPOSE = "document-picture"
export const DOCUMENT_PICTURE_LIMIT_BYTES = 10 * 1024 * 1024
