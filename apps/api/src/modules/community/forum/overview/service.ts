import { withoutRuby } from "@shirube/contract/text/furigana"
import type { MemberOverview } from "#api/kernel/features/people/member-overviews"
import { selectNamedPosts } from "./queries.ts"

const LONGEST_OPENING = 120

/** The source may end within furigana. */
function openingOf(source: string): string {
  const text = withoutRuby(source.replace(/\{[^{}]*$/, "")).replace(/\s+/g, " ")
  return text.length > LONGEST_OPENING ? `${text.slice(0, LONGEST_OPENING)}…` : text
}

/** What a member has posted under their name. */
export const postsOverview: MemberOverview = {
  position: 10,
  title: { en: "Ask Senpai", ja: "先輩に相談" },
  async of(tx, userId, limit) {
    const found = await selectNamedPosts(tx, userId, limit)
    return {
      count: found[0]?.total ?? 0,
      newest: found.map(({ questionId, text, at, isRemoved }) => ({
        text: openingOf(text),
        path: isRemoved ? null : `/community/ask-senpai/detail/${questionId}`,
        at: new Date(at),
        isHidden: isRemoved,
      })),
    }
  },
}
