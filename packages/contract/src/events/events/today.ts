import { z } from "zod"
import { Instant, Language, RubyText } from "../../wire.ts"
import { EventDraftSummary } from "./drafts.ts"

/** The next session in which the member has a seat, or is offered one. */
export const TicketToday = z
  .object({
    event_id: z.string(),
    language: Language,
    title_ruby: RubyText,
    starts_at: Instant,
    ends_at: Instant,
    place: z
      .string()
      .nullable()
      .meta({ description: "The prefecture; null if the member takes part online" }),
    is_online: z.boolean(),
    offer_expires_at: Instant.nullable().meta({ description: "Only if the seat must still be accepted" }),
  })
  .nullable()

/** For companies: the events that they organise, last changed first. */
export const OwnEventsToday = z.object({
  items: z.array(
    EventDraftSummary.pick({
      id: true,
      event_id: true,
      state: true,
      is_cancelled: true,
      reason: true,
      next_starts_at: true,
      registered: true,
      waiting: true,
    }).extend({ title: z.string() }),
  ),
})
