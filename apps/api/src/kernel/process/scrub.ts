// Removes personal data and secrets from errors. An error may contain anything: the URL of a reset link, a
// mail address, a token.

export const HIDDEN = "[hidden]"

/** Recognised by their format, wherever they occur: in a URL that failed, in a mail server's message. */
const SECRET_LOOKS: readonly RegExp[] = [
  // Mail addresses, and credentials before a host; not Firefox's stack frames (`name@https://…`).
  /[^\s"'<>()[\]:;,\\/@=]{1,64}(?:@|%40)(?!\w+:\/)[^\s"'<>()[\]:;,\\/@]+/gu,
  // Our tokens have 43 characters or more; signed ones contain dots.
  /(?<![\w-])[\w-]{43,}(?![\w-])/g,
  /\bey[\w-]{8,}\.[\w-]+\.[\w-]+/g,
  // Secrets of authenticator apps, recovery codes.
  /\b[A-Z2-7]{32}\b/g,
  /\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}\b/g,
]

export const withoutSecrets = (text: string): string =>
  SECRET_LOOKS.reduce((rest, look) => rest.replace(look, HIDDEN), text)

interface Rule {
  readonly pattern: RegExp
  readonly put: string | ((found: string) => string)
}

/** What a log may contain but a report may not: reports come from anyone, and may leave this machine. */
const rules: readonly Rule[] = [
  { pattern: /\b(?:Bearer|Basic)\s+[^\s"',]+/gi, put: HIDDEN },
  { pattern: /([?&#][\w.[\]-]+)=[^&#\s"'<>)]*/g, put: "$1=[value]" },
  {
    pattern:
      /\b(\w*(?:password|passwd|secret|token|authorization|cookie|code|email|name)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;})&]+)/gi,
    put: "$1[value]",
  },
  { pattern: /\b\d{1,3}(?:\.\d{1,3}){3}\b/g, put: "[ip]" },
  // Ids and secrets: long, with digits. File names of a stack trace look the same, but are kept.
  {
    pattern: /(?<![\w-])[\w-]{20,}(?![\w-]|\.[cm]?[jt]sx?\b)/g,
    put: (found) => (/\d/.test(found) ? "[id]" : found),
  },
  // Student numbers, phone numbers and row ids, but not the columns of a stack trace.
  { pattern: /(?<![:\w])\d{5,}\b/g, put: "[number]" },
]

/** Scrubs the text and truncates it to `longest`. */
export function scrubText(text: string, longest: number): string {
  // Secrets are removed before truncation, which would make half a secret unrecognisable.
  const bounded = text.slice(0, longest * 2)
  const scrubbed = rules.reduce(
    (rest, { pattern, put }) =>
      typeof put === "string" ? rest.replace(pattern, put) : rest.replace(pattern, put),
    withoutSecrets(bounded),
  )
  return scrubbed.slice(0, longest)
}

const WORDS = /^(?:[a-z]+\d?|\d{1,2})(?:-(?:[a-z]+\d?|\d{1,2}))*$/
const PLACEHOLDER = /^(?:\$\w{0,20}|\{-?\$?\w{1,20}\})$/

/** A URL as a route: words stay, every id becomes `*`, query and fragment are dropped. */
export function scrubPath(path: string): string {
  const [bare = ""] = path.split(/[?#]/)
  return bare
    .split("/")
    .slice(0, 12)
    .map((segment) => (isWord(segment) ? segment : "*"))
    .join("/")
}

const isWord = (segment: string) =>
  segment === "" ||
  PLACEHOLDER.test(segment) ||
  (segment.length <= 40 && WORDS.test(segment) && /[a-z]/.test(segment)) ||
  /^(?:404|503|v\d)$/.test(segment)
