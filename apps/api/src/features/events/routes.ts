import * as contract from "@shirube/contract/events"
import type { Language } from "@shirube/contract/language"
import { nameOf } from "#api/features/reference/service"
import { shared, slice } from "#api/platform/slice"
import { EVENTS, eventTag } from "./events.ts"
import { presentEvent, presentSession, presentSummary } from "./present.ts"
import { getEvent, listEvents, listMonth, speakerTags } from "./service.ts"

const prefectureName = (code: string, language: Language) => nameOf("prefectures", code, language) ?? code

export const routes = slice(({ implement }) => [
  implement(contract.listEvents, async ({ tx, query, language }) => {
    const { items, sessions, nextCursor } = await listEvents(tx, query, language)
    const body = {
      items: items.map((row) => presentSummary(row, sessions, prefectureName, language)),
      next_cursor: nextCursor,
    }
    return shared(body, [EVENTS])
  }),
  implement(contract.listMonth, async ({ tx, params, query, language }) => {
    const { items, sessions } = await listMonth(tx, params.month, query, language)
    const body = {
      items: items.map(({ session, event }) => ({
        session: presentSession(session),
        event: presentSummary(event, sessions, prefectureName, language),
      })),
    }
    return shared(body, [EVENTS])
  }),
  implement(contract.getEvent, async ({ tx, params, language }) => {
    const found = await getEvent(tx, params.id, language)
    return shared(presentEvent(found, prefectureName, language), [
      eventTag(params.id),
      ...speakerTags(found.speakers),
    ])
  }),
])
