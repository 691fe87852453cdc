import { feature } from "#api/kernel/features/feature"

export const sessionRecords = feature({
  personalTables: [
    {
      table: "mentor_session_records",
      kind: "sessions",
      by: "mentor_id",
      leftOut: "counted from sessions and feedback",
    },
  ],
})
