import { withoutRuby } from "@shirube/contract/text/furigana"
import type { MemberOverview } from "#api/kernel/features/people/member-overviews"
import { selectNewestOf } from "./queries.ts"

export const tipsOverview: MemberOverview = {
  position: 20,
  title: { en: "Tips", ja: "ヒント" },
  async of(tx, userId, limit) {
    const found = await selectNewestOf(tx, userId, limit)
    return {
      count: found[0]?.total ?? 0,
      newest: found.map(({ id, title, at, isWithdrawn }) => ({
        text: withoutRuby(title),
        path: isWithdrawn ? null : `/learning/senpai-tips/${id}`,
        at: new Date(at),
        isHidden: isWithdrawn,
      })),
    }
  },
}
