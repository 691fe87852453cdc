import { feature } from "#api/kernel/features/feature"
import { expireScreeningsDaily } from "./expiry/service.ts"
import { notices } from "./notices.ts"
import { routes } from "./routes.ts"

export const screenings = feature({
  routes,
  notices,
  jobs: [expireScreeningsDaily],
  personalTables: [
    { table: "screenings", kind: "roles", by: "user_id" },
    {
      table: "screening_notes",
      kind: "roles",
      by: "user_id",
      without: ["written_by", "text"],
    },
    {
      table: "screening_notes",
      kind: "roles",
      by: "written_by",
      leftOut: "what an editor notes is about the senpai",
    },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "mentor.ended": true
    readonly "mentor.paused": true
    readonly "mentor.resumed": true
    readonly "screening.lapsed": true
    readonly "screening.note_written": true
  }
}
