import { createFileRoute, Outlet } from "@tanstack/react-router"
import { EditorsFrame } from "#web/modules/editorial/home/editors-frame.tsx"
import { loadQueues } from "#web/modules/editorial/review/queries.ts"

export const Route = createFileRoute("/editors")({
  staticData: { access: "editor", layout: "none", texts: ["editors", "forms"] },
  loader: ({ context }) => loadQueues(context),
  component: () => (
    <EditorsFrame>
      <Outlet />
    </EditorsFrame>
  ),
})
