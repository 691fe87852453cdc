import * as contract from "@shirube/contract/mentors/directory/routes"
import type { Language } from "@shirube/vocabulary/language"
import { namedFacets } from "@shirube/vocabulary/mentors/directory/choices"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { nameOf } from "#api/modules/common/reference/service"
import { personTag } from "#api/modules/identity/accounts/events"
import { universityIn } from "#api/modules/mentors/mentor-pages/service"
import { MENTORS } from "./events.ts"
import { mentorsLike } from "./likeness/service.ts"
import { presentNextFree } from "./next-free/service.ts"
import { namedValuesIn, presentDrop, presentFacets } from "./present.ts"
import { searchMentors } from "./service.ts"

type ListedMentor = Awaited<ReturnType<typeof searchMentors>>["items"][number]

interface Reading {
  readonly language: Language
  readonly now: Date
}

const presentCard = (
  { person: { id, name, seal }, card, nextFreeAt }: ListedMentor,
  { language, now }: Reading,
) => ({
  ...card,
  id,
  name,
  seal,
  university: universityIn(card.university, (university) => nameOf("universities", university, language)),
  next_free_at: presentNextFree(nextFreeAt, now),
})

const namesOf = (values: ReturnType<typeof namedValuesIn>, language: Language) =>
  values.flatMap(([facet, value]) => {
    const name = nameOf(namedFacets[facet], value, language)
    return name === undefined ? [] : [{ facet, value, name }]
  })

export const routes = slice(({ implement }) => [
  implement(contract.listMentors, async ({ tx, query, platform, language, now }) => {
    const { items, nextCursor, total, counts, drop } = await searchMentors(tx, query, platform.config)
    const facets = presentFacets(counts)
    const named = namedValuesIn(
      items.map(({ card }) => card),
      facets,
      query,
    )
    const body = {
      items: items.map((item) => presentCard(item, { language, now })),
      next_cursor: nextCursor,
      total,
      facets,
      names: namesOf(named, language),
      drop: presentDrop(drop),
    }
    return shared(body, [MENTORS, ...items.map(({ person }) => personTag(person.id))])
  }),
  implement(contract.listMentorsLikeMe, async ({ tx, user, platform, now, language }) => {
    const found = await mentorsLike(tx, user, { config: platform.config, now })
    return ok({
      items: found.map((match) => ({ ...presentCard(match, { language, now }), shared: [...match.shared] })),
      names: namesOf(namedValuesIn(found.map(({ card }) => card)), language),
    })
  }),
])
