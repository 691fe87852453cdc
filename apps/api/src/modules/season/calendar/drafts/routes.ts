import * as contract from "@shirube/contract/season/calendar/drafts"
import { done, ok, slice } from "#api/kernel/http/slice"
import { presentDraft } from "./present.ts"
import { listDrafts, readDraft, removeDraft, takeDownPublished, writeDraft } from "./service.ts"

export const draftRoutes = slice(({ implement }) => [
  implement(contract.listCalendarDrafts, async ({ tx, query }) => {
    const { items, nextCursor } = await listDrafts(tx, query)
    return ok({ items: items.map(presentDraft), next_cursor: nextCursor })
  }),
  implement(contract.getCalendarDraft, async ({ tx, params }) =>
    ok(presentDraft(await readDraft(tx, params.id))),
  ),
  implement(contract.writeCalendarDraft, async ({ tx, params, body, user, visit, platform }) => {
    const { version, publish, kind, phase = null, dates, helps, sources } = body
    const document = {
      kind,
      phase,
      texts: {
        en: { title: body.title_en, summary: body.summary_en, body: body.body_en },
        ja: { title: body.title_ja, summary: body.summary_ja, body: body.body_ja },
      },
      dates: dates.map((when) => ({
        class: when.class,
        startsOn: when.starts_on ?? null,
        endsOn: when.ends_on ?? null,
        precision: when.precision,
        isExpected: when.is_expected,
        label: { en: when.label_en, ja: when.label_ja },
      })),
      helps: helps.map(({ path }) => path),
      sources: sources.map((source) => ({
        title: { en: source.title_en, ja: source.title_ja },
        publisher: { en: source.publisher_en, ja: source.publisher_ja },
        url: source.url,
        checked_on: source.checked_on ?? "",
      })),
    }
    const writing = { version, publish, document }
    return ok(presentDraft(await writeDraft(tx, params.id, writing, { user, visit, platform })))
  }),
  implement(contract.takeDownCalendarEntry, async ({ tx, params, user, visit, platform }) =>
    ok(presentDraft(await takeDownPublished(tx, params.id, { user, visit, platform }))),
  ),
  implement(contract.removeCalendarDraft, async ({ tx, params, user, visit, platform }) => {
    await removeDraft(tx, params.id, { user, visit, platform })
    return done()
  }),
])
