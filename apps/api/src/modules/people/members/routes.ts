import * as contract from "@shirube/contract/people/members/routes"
import type { Language } from "@shirube/vocabulary/language"
import { ok, slice } from "#api/kernel/http/slice"
import type { Actor } from "#api/kernel/security/session"
import { nameOf } from "#api/modules/common/reference/service"
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
