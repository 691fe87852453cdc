import * as contract from "@shirube/contract/community/forum/topics"
import { topicTexts } from "@shirube/vocabulary/topics"
import { shared, slice } from "#api/kernel/http/slice"
import { LISTS } from "../events.ts"
import { topicsWithCounts } from "./service.ts"

export const topicRoutes = slice(({ implement }) => [
  implement(contract.listTopics, async ({ tx, language }) =>
    shared(
      {
        items: (await topicsWithCounts(tx)).map(({ key, questions }) => ({
          key,
          name: topicTexts[key].name[language],
          description: topicTexts[key].description[language],
          question_count: questions,
        })),
      },
      [LISTS],
    ),
  ),
])
