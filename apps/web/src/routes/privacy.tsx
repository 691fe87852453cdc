import { createFileRoute } from "@tanstack/react-router"
import { PrivacyPage } from "#web/modules/site/legal/privacy-page.tsx"

export const Route = createFileRoute("/privacy")({
  staticData: { title: "privacy.title", texts: ["privacy"] },
  component: PrivacyPage,
})
