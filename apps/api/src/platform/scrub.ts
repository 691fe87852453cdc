// What an error says about itself, without what could name a person or open a door. Errors carry whatever was at hand when
// they happened: the address of a reset link, a mail address, a token.

export const HIDDEN = "[hidden]"

/** What is known by its looks, wherever it stands: in an address that failed, in the words of a mail server. */
const SECRET_LOOKS: readonly RegExp[] = [
  // Addresses of people, and what stands between a protocol and a host; not the frames of Firefox (`name@https://…`).
  /[^\s"'<>()[\]:;,\\/@=]{1,64}(?:@|%40)(?!\w+:\/)[^\s"'<>()[\]:;,\\/@]+/gu,
  // Our tokens are 43 characters or more, signed ones have dots between.
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

/** What a log may hold and a report may not: it may come from anywhere, and may leave this machine. */
const rules: readonly Rule[] = [
  { pattern: /\b(?:Bearer|Basic)\s+[^\s"',]+/gi, put: HIDDEN },
  { pattern: /([?&#][\w.[\]-]+)=[^&#\s"'<>)]*/g, put: "$1=[value]" },
  {
    pattern:
      /\b(\w*(?:password|passwd|secret|token|authorization|cookie|code|email|name)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;})&]+)/gi,
    put: "$1[value]",
  },
  { pattern: /\b\d{1,3}(?:\.\d{1,3}){3}\b/g, put: "[ip]" },
  // Ids and secrets: long, with digits in them. The files of a stack trace are named like that too, and are wanted.
  {
    pattern: /(?<![\w-])[\w-]{20,}(?![\w-]|\.[cm]?[jt]sx?\b)/g,
    put: (found) => (/\d/.test(found) ? "[id]" : found),
  },
  // Numbers of students, telephones and rows, but not the columns of a stack trace.
  { pattern: /(?<![:\w])\d{5,}\b/g, put: "[number]" },
]

/** The text, cut to `longest`. */
export function scrubText(text: string, longest: number): string {
  // A secret that the cut has halved is no longer known as one: it is removed first.
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

/** An address as a route: words stay, every id becomes `*`, and query and fragment go. */
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
