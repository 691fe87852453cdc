import * as contract from "@shirube/contract/learning/past-events/routes"
import { ok, shared, slice } from "#api/kernel/http/slice"
import { wireMedia } from "#api/modules/common/media/grants/service"
import { PAST_EVENTS, pastEventTag } from "./events.ts"
import { presentPastEvent, presentSummary } from "./present.ts"
import { getPastEvent, listPastEvents, recordingOf, speakerTags } from "./service.ts"
import { openSlides } from "./slides/service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listPastEvents, async ({ tx, query, language }) => {
    const { items, speakers, years, nextCursor } = await listPastEvents(tx, query, language)
    const body = {
      items: items.map((row) => presentSummary(row, speakers, language)),
      next_cursor: nextCursor,
      years,
    }
    return shared(body, [PAST_EVENTS, ...speakerTags(speakers)])
  }),
  implement(contract.getPastEvent, async ({ tx, params, language }) => {
    const found = await getPastEvent(tx, params.id, language)
    return shared(presentPastEvent(found, language), [
      pastEventTag(params.id),
      pastEventTag(found.pastEvent.id),
      ...speakerTags(found.speakers),
    ])
  }),
  implement(contract.getRecording, async ({ tx, params, platform, now }) =>
    ok(wireMedia(await recordingOf(tx, platform, params.id, now))),
  ),
  implement(contract.readSlides, async ({ tx, params, platform }) =>
    ok(await openSlides(tx, platform, params.id)),
  ),
])
