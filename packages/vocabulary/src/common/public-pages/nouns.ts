/**
 * Nouns whose pages search engines may list, with their paths as in the web's router. A noun added here needs
 * its pages in its feature (`publicPages` in its feature.ts); a test of the web reports pages that are
 * missing here.
 */
export const publicAddresses = {
  article: "/article/$id",
  course: "/course/$id",
  lesson: "/course/$id/$key",
  tip: "/learning/senpai-tips/$id",
  event: "/career/event/detail/$id",
  "past-event": "/learning/past-event/$id",
  question: "/community/ask-senpai/detail/$id",
  topic: "/community/ask-senpai?topic=$key",
  mentor: "/mentors/profile/$id",
  "calendar-entry": "/shukatsu-calendar/$id",
  "keigo-email": "/career/career-builder/emails/$id",
  "interview-question": "/career/career-builder/interview/$id",
} as const

export type PublicNoun = keyof typeof publicAddresses
export const publicNouns = Object.keys(publicAddresses) as [PublicNoun, ...PublicNoun[]]

/** Without a language prefix; values in the order of the path. */
export function publicPath(noun: PublicNoun, ...values: readonly string[]): `/${string}` {
  const left = values.values()
  return publicAddresses[noun].replace(/\$\w+/g, () =>
    encodeURIComponent(left.next().value ?? ""),
  ) as `/${string}`
}
