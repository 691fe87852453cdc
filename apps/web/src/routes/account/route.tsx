import { createFileRoute, Outlet } from "@tanstack/react-router"
import { AccountFrame } from "#web/modules/people/account/account-frame.tsx"

export const Route = createFileRoute("/account")({
  staticData: { access: "user", texts: ["account"] },
  component: () => (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  ),
})
