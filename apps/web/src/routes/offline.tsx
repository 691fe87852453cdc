import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { OfflineTickets } from "#web/modules/events/events/own/offline-tickets.tsx"
import { OfflineSaved } from "#web/modules/people/saved/offline-saved.tsx"
import { OfflineDue } from "#web/modules/season/calendar/own/offline-due.tsx"
import { OfflinePage } from "#web/modules/site/offline/offline-page.tsx"

export const Route = createFileRoute("/offline")({
  staticData: {
    title: "offline.title",
    texts: ["offline", "events", "eventRegistration", "calendar"],
    indexed: false,
    search: [],
  },
  component: Offline,
})

function Offline() {
  const t = useTranslations("offline")
  return (
    <OfflinePage>
      <OfflineTickets title={t("tickets")} />
      <OfflineDue title={t("due")} all={t("calendar")} />
      <OfflineSaved title={t("saved")} />
    </OfflinePage>
  )
}
