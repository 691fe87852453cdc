import * as contract from "@shirube/contract/mentors/directory/routes"
import { shared, slice } from "#api/kernel/http/slice"
import { nameOf } from "#api/modules/common/reference/service"
import { personTag } from "#api/modules/identity/accounts/events"
import { universityIn } from "#api/modules/mentors/mentor-pages/service"
import { MENTORS } from "./events.ts"
import { presentDrop, presentFacets } from "./present.ts"
import { searchMentors } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listMentors, async ({ tx, query, platform, language }) => {
    const { items, nextCursor, total, counts, drop } = await searchMentors(tx, query, platform.config)
    const universityName = (id: string) => nameOf("universities", id, language)
    const body = {
      items: items.map(({ person: { id, name, seal }, card }) => ({
        ...card,
        id,
        name,
        seal,
        university: universityIn(card.university, universityName),
      })),
      next_cursor: nextCursor,
      total,
      facets: presentFacets(counts),
      drop: presentDrop(drop),
    }
    return shared(body, [MENTORS, ...items.map(({ person }) => personTag(person.id))])
  }),
])
