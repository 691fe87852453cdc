import { emit } from "#api/platform/events"
import type { JobDefinition, JobParts } from "#api/platform/jobs"
import { eventTurned } from "../events.ts"
import { selectTurned } from "./queries.ts"
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
