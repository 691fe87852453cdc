import { emit } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { availabilityChanged } from "../events.ts"
import { selectEventsWithChangedAvailability, selectMiscounted } from "./queries.ts"
import { recount, refreshEvent } from "./service.ts"

const BATCH = 100

/** Updates lists and cards within a minute when registration closes or an event begins or ends. */
export const updateAvailability = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "events-turn",
  cron: "* * * * *",
  run: async () => {
    for (let more = true; more; ) {
      const turned = await selectEventsWithChangedAvailability(db.autocommit, clock.now(), BATCH)
      for (const { eventId } of turned)
        await db.transaction(async (tx) => {
          if (await refreshEvent(tx, eventId, clock.now())) await emit(tx, availabilityChanged, { eventId })
        })
      more = turned.length === BATCH
    }
  },
})

/** Nightly, like the other counters (`kernel/jobs/counters`); separate because these columns decide who has a seat. */
export const recountSeats = ({ db, clock, log }: JobParts): JobDefinition => ({
  queue: "events-recount",
  cron: "15 4 * * *",
  run: async () => {
    let corrected = 0
    for (let more = true; more; ) {
      const wrong = await selectMiscounted(db.autocommit, BATCH)
      for (const { eventId } of wrong)
        corrected += await db.transaction((tx) => recount(tx, eventId, clock.now()))
      more = wrong.length === BATCH
    }
    if (corrected > 0) log.info({ counter: "event seats", corrected }, "wrong counts were corrected")
  },
})
