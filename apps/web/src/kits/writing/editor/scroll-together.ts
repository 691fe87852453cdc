// Two languages of one text differ in length. Their headings are the same, so the panes are scrolled from heading to heading.

/** The heights of a text’s sections, as their beginnings; the end of the text is the last one. */
export type SectionTops = readonly number[]

/** Where the other text is scrolled to, for this one’s place: the same share of the same section. */
export function matchingTop(own: SectionTops, other: SectionTops, top: number): number {
  if (own.length !== other.length || own.length < 2)
    return shareOf(top, 0, own.at(-1) ?? 0) * (other.at(-1) ?? 0)
  const section = Math.max(
    0,
    own.findLastIndex((begin, at) => begin <= top && at < own.length - 1),
  )
  const [from = 0, to = from] = own.slice(section, section + 2)
  const [begin = 0, end = begin] = other.slice(section, section + 2)
  return begin + shareOf(top, from, to) * (end - begin)
}

const shareOf = (at: number, from: number, to: number) =>
  to <= from ? 0 : Math.min(1, Math.max(0, (at - from) / (to - from)))
