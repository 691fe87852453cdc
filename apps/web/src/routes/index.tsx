import { HOME_TITLE } from "@shirube/contract/product"
import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { page } from "../lib/page.ts"

export const Route = createFileRoute("/")({
  head: ({ match }) => page(match, { title: HOME_TITLE }),
  component: Home,
})

function Home() {
  const t = useTranslations("common")
  return <h1>{t("home")}</h1>
}
