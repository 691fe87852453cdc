import { useTranslations } from "use-intl"
import { TextPage } from "#web/kits/text-page/text-page.tsx"
import { useSections } from "./use-sections.ts"

const outline = {
  students: [
    ["articles", "/article"],
    ["calendar", "/shukatsu-calendar"],
  ],
  office: [],
  verification: [],
  events: [["events", "/career/event"]],
  privacy: [["privacy", "/privacy"]],
  contact: [],
} as const

export function ForUniversitiesPage() {
  const t = useTranslations("forUniversities")
  const page = useSections(outline, {
    titleOf: (name) => t(`sections.${name}.title`),
    textOf: (name, facts) => t(`sections.${name}.text`, facts),
    labelOf: (label) => t(`links.${label}`),
  })
  return <TextPage title={t("title")} lead={t("lead")} contents={t("contents")} {...page} />
}
