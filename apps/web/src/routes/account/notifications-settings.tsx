import { createFileRoute } from "@tanstack/react-router"
import { loadSettings } from "#web/modules/people/notifications/queries.ts"
import { SettingsPage } from "#web/modules/people/notifications/settings-page.tsx"

export const Route = createFileRoute("/account/notifications-settings")({
  staticData: { title: "notifications.settingsTitle", access: "user", texts: ["forms", "notifications"] },
  loader: ({ abortController }) => loadSettings(abortController.signal),
  gcTime: 0,
  component: () => <SettingsPage {...Route.useLoaderData()} />,
})
