import { useTranslations } from "use-intl"
import { TextPage } from "#web/kits/text-page/text-page.tsx"
import { useSections } from "./use-sections.ts"

const outline = {
  what: [
    ["articles", "/article"],
    ["ask", "/community/ask-senpai"],
  ],
  writing: [],
  senpai: [
    ["senpai", "/mentors"],
    ["become", "/senpai-lp"],
  ],
  money: [],
  data: [["privacy", "/privacy"]],
  contact: [["contact", "/contact"]],
} as const

export function AboutPage() {
  const t = useTranslations("about")
  const page = useSections(outline, {
    titleOf: (name) => t(`sections.${name}.title`),
    textOf: (name, facts) => t(`sections.${name}.text`, facts),
    labelOf: (label) => t(`links.${label}`),
  })
  return <TextPage title={t("title")} lead={t("lead")} contents={t("contents")} {...page} />
}
