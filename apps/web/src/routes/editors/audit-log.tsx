import { createFileRoute } from "@tanstack/react-router"
import { AuditLogPage } from "#web/modules/editorial/audit-log/audit-log-page.tsx"
import { loadAuditLog, readAuditSearch } from "#web/modules/editorial/audit-log/queries.ts"

export const Route = createFileRoute("/editors/audit-log")({
  staticData: {
    title: "auditLog.title",
    access: "administrator",
    layout: "none",
    texts: ["auditLog", "editors"],
  },
  validateSearch: readAuditSearch,
  loaderDeps: ({ search }) => readAuditSearch(search),
  loader: ({ context, deps }) => loadAuditLog(context, deps),
  // Never cached: it grows with every action.
  gcTime: 0,
  component: () => <AuditLogPage search={readAuditSearch(Route.useSearch())} />,
})
