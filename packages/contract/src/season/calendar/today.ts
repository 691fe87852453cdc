import { z } from "zod"
import { CalendarDate } from "../../wire.ts"
import { DueItem } from "./due.ts"

export const DueToday = z.object({
  today: CalendarDate,
  items: z
    .array(
      DueItem.pick({
        id: true,
        kind: true,
        starts_on: true,
        ends_on: true,
        starts_at: true,
        href: true,
      }).extend({
        title: z.string(),
        can_tick: z.boolean().meta({ description: "Whether it can be marked as done by its id" }),
      }),
    )
    .meta({ description: "Overdue items first" }),
})
