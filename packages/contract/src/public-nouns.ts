/**
 * What search engines may list, by noun, with the address of its pages as the web's router writes it. A new noun is added here; its
 * feature then has to name its pages (`publicPages` in its feature.ts), and the web's own test finds a page that is missing here.
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
  "calendar-entry": "/shukatsu-calendar/$id",
} as const

export type PublicNoun = keyof typeof publicAddresses
export const publicNouns = Object.keys(publicAddresses) as [PublicNoun, ...PublicNoun[]]

/** Without a language prefix; the values in the order in which the address names them. */
export function publicPath(noun: PublicNoun, ...values: readonly string[]): `/${string}` {
  const left = values.values()
  return publicAddresses[noun].replace(/\$\w+/g, () =>
    encodeURIComponent(left.next().value ?? ""),
  ) as `/${string}`
}
