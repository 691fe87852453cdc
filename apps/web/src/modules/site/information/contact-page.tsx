import { useTranslations } from "use-intl"
import { TextPage } from "#web/kits/text-page/text-page.tsx"
import { useSections } from "./use-sections.ts"

const outline = {
  jobs: [["ask", "/community/ask-senpai?ask=1"]],
  residence: [["articles", "/article?category=visa"]],
  account: [["help", "/help"]],
  corrections: [],
  security: [],
  partners: [
    ["universities", "/for-universities"],
    ["companies", "/for-companies"],
  ],
} as const

export function ContactPage() {
  const t = useTranslations("contact")
  const page = useSections(outline, {
    titleOf: (name) => t(`sections.${name}.title`),
    textOf: (name, facts) => t(`sections.${name}.text`, facts),
    labelOf: (label) => t(`links.${label}`),
  })
  return <TextPage title={t("title")} lead={t("lead")} contents={t("contents")} {...page} />
}
