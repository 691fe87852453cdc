import { createFileRoute, Outlet } from "@tanstack/react-router"
import { EditorsFrame } from "#web/features/editors/editors-frame.tsx"

export const Route = createFileRoute("/editors")({
  staticData: { access: "editor", layout: "none", texts: ["editors", "forms"] },
  component: () => (
    <EditorsFrame>
      <Outlet />
    </EditorsFrame>
  ),
})
