import { emit } from "#api/platform/events"
import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { eventTurned } from "../events.ts"
import { recount } from "../line/service.ts"
import { selectMiscounted, selectTurned } from "./queries.ts"
import { refreshEvent } from "./service.ts"

const BATCH = 100

/** Registration closes, events begin and are over: lists and cards say so within a minute. */
export const turnEvents = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "events-turn",
  cron: "* * * * *",
  run: async () => {
    for (let more = true; more; ) {
      const turned = await selectTurned(db.autocommit, clock.now(), BATCH)
      for (const { eventId } of turned)
        await db.transaction(async (tx) => {
          if (await refreshEvent(tx, eventId, clock.now())) await emit(tx, eventTurned, { eventId })
        })
      more = turned.length === BATCH
    }
  },
})

/** Once a night, as other numbers are (`platform/counters`). These are columns of what they belong to, and decide who has a seat. */
export const recountSeats = ({ db, clock, log }: JobParts): JobDefinition => ({
  queue: "events-recount",
  cron: "15 4 * * *",
  run: async () => {
    let mended = 0
    for (let more = true; more; ) {
      const wrong = await selectMiscounted(db.autocommit, BATCH)
      for (const { eventId } of wrong)
        mended += await db.transaction((tx) => recount(tx, eventId, clock.now()))
      more = wrong.length === BATCH
    }
    if (mended > 0) log.info({ counter: "event seats", mended }, "counts were off and have been mended")
  },
})
