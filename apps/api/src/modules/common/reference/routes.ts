import * as contract from "@shirube/contract/common/reference/routes"
import { referenceKinds } from "@shirube/contract/common/reference/routes"
import { ApiError } from "#api/kernel/http/errors"
import { shared, slice } from "#api/kernel/http/slice"
import { type ListItem, lists, type University, university } from "./service.ts"
import { findUniversities } from "./universities/service.ts"

/** The lists change only with a deployment, so no event invalidates them. */
const TAGS = ["reference"]
/** Search terms are unbounded, and a search costs less than caching it. */
const UNCACHED: readonly string[] = []

export const routes = slice(({ implement }) => [
  implement(contract.listReferenceVersions, () =>
    shared(
      { items: referenceKinds.map((kind) => ({ kind, version: lists[kind].version })) },
      TAGS,
      "briefly",
    ),
  ),
  implement(contract.getReferenceList, ({ params, query }) => {
    const { version, groups, items } = lists[params.kind]
    const body = { version, groups: groups.map(presentGroup), items: items.map(presentItem) }
    if (query.version === version) return shared(body, TAGS, "for-good")
    return shared(body, query.version === undefined ? TAGS : UNCACHED, "briefly")
  }),
  implement(contract.listUniversities, ({ query, language }) => {
    const { items, nextCursor } = findUniversities(query, language)
    const body = { items: items.map(presentUniversity), next_cursor: nextCursor }
    return shared(body, query.query ? UNCACHED : TAGS)
  }),
  implement(contract.getUniversity, ({ params }) => {
    const found = university(params.id)
    if (!found) throw new ApiError("university.not_found")
    return shared(presentUniversity(found), TAGS, "briefly")
  }),
])

const presentGroup = ({ id, name, reading, also }: ListItem) => ({
  id,
  name,
  reading,
  also: [...also],
})

const presentItem = ({ group, ...item }: ListItem) => ({
  ...presentGroup({ ...item, group }),
  group,
})

const presentUniversity = ({ id, name, reading, also, kind, prefecture, region, domains }: University) => ({
  id,
  name,
  reading,
  also: [...also],
  kind,
  prefecture,
  region,
  domains: [...domains],
})
