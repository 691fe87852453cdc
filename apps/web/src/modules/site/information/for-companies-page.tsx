import { useTranslations } from "use-intl"
import { TextPage } from "#web/kits/text-page/text-page.tsx"
import { useSections } from "./use-sections.ts"

const outline = {
  matching: [["matching", "/redirect/jportmatch-company-list"]],
  events: [["events", "/career/event"]],
  senpai: [["senpai", "/senpai-lp"]],
  rules: [["terms", "/terms"]],
  contact: [],
} as const

export function ForCompaniesPage() {
  const t = useTranslations("forCompanies")
  const page = useSections(outline, {
    titleOf: (name) => t(`sections.${name}.title`),
    textOf: (name, facts) => t(`sections.${name}.text`, facts),
    labelOf: (label) => t(`links.${label}`),
  })
  return <TextPage title={t("title")} lead={t("lead")} contents={t("contents")} {...page} />
}
