import { feature } from "#api/kernel/features/feature"
import { reviewOf } from "#api/modules/editorial/complaints/service"
import { notices } from "./notices.ts"
import { reportedHello, withdrawReportsOnAccountDeleted } from "./reports/service.ts"
import { routes } from "./routes.ts"

export const hellos = feature({
  routes,
  notices,
  complaintNouns: { hello: reportedHello },
  reviewKinds: [reviewOf(reportedHello)],
  onAccountDeleted: withdrawReportsOnAccountDeleted,
  personalTables: [
    // Without what would show a sender that their hello was declined.
    { table: "hellos", kind: "profile", by: "from_id", without: ["state", "to_contact"] },
    { table: "hellos", kind: "profile", by: "to_id", without: ["text", "from_contact"] },
  ],
})
