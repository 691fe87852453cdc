import { createFileRoute } from "@tanstack/react-router"
import { ContactPage } from "#web/modules/site/information/contact-page.tsx"

export const Route = createFileRoute("/contact")({
  staticData: { title: "contact.title", texts: ["contact"] },
  component: ContactPage,
})
