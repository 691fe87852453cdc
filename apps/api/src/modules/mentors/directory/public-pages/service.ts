import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { languages } from "@shirube/vocabulary/language"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { namedId, type UserId } from "#api/kernel/db/ids"
import { type PublicPages, utcDay } from "#api/kernel/features/public-pages"
import { ApiError } from "#api/kernel/http/errors"
import { MENTORS } from "../events.ts"
import { selectListedPages } from "../queries.ts"

/** Listed in the languages of the headline. The feed has the senpai's tips, courses and answers instead. */
export const mentorPublicPages: PublicPages = {
  tags: [MENTORS],
  list: async (tx, { after, limit }) => {
    if (after !== undefined && !isUuid(after)) throw new ApiError("cursor.invalid")
    const found = await selectListedPages(tx, after === undefined ? undefined : namedId<UserId>(after), limit)
    return found.map(({ userId, card, pageChangedAt }) => ({
      key: userId,
      path: publicPath("mentor", userId),
      languages: languages.filter((language) => card.headline[language] !== null),
      changedOn: utcDay(pageChangedAt),
    }))
  },
  newest: null,
}
