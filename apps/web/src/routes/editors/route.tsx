import { createFileRoute, Outlet } from "@tanstack/react-router"
import { DeskFrame } from "#web/modules/editorial/desk/desk-frame.tsx"
import { loadQueues } from "#web/modules/editorial/review/queries.ts"

export const Route = createFileRoute("/editors")({
  staticData: { access: "editor", layout: "none", texts: ["desk", "editors", "forms"] },
  loader: ({ context }) => loadQueues(context),
  component: () => (
    <DeskFrame>
      <Outlet />
    </DeskFrame>
  ),
})
