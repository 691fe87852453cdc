import type { Language } from "@shirube/contract/language"
import * as contract from "@shirube/contract/members"
import { nameOf } from "#api/features/reference/service"
import type { Actor } from "#api/platform/session"
import { ok, slice } from "#api/platform/slice"
import { presentMember } from "./present.ts"
import { findMember, listMembers } from "./service.ts"

const readingOf = ({ id }: Actor, language: Language) => ({
  me: id,
  universityName: (university: string) => nameOf("universities", university, language),
})

export const routes = slice(({ implement }) => [
  implement(contract.listMembers, async ({ tx, user, query, language, now, platform }) => {
    const { items, nextCursor } = await listMembers(tx, query, { user, platform, now })
    const reading = readingOf(user, language)
    return ok({ items: items.map((member) => presentMember(member, reading)), next_cursor: nextCursor })
  }),
  implement(contract.getMember, async ({ tx, user, params, language, now, platform }) =>
    ok(presentMember(await findMember(tx, params.id, { user, platform, now }), readingOf(user, language))),
  ),
])
