import { useTranslations } from "use-intl"
import { TextPage } from "#web/kits/text-page/text-page.tsx"
import { useSections } from "./use-sections.ts"

const outline = {
  signIn: [["password", "/forgot-password"]],
  ask: [["ask", "/community/ask-senpai?ask=1"]],
  verify: [["verify", "/sign-up/student-verification/1"]],
  events: [],
  sessions: [["sessions", "/mentors/search"]],
  documents: [],
  report: [],
  emails: [["notifications", "/account/notifications-settings"]],
  leave: [["data", "/account/data"]],
  other: [],
} as const

export function HelpPage() {
  const t = useTranslations("help")
  const page = useSections(outline, {
    titleOf: (name) => t(`sections.${name}.title`),
    textOf: (name, facts) => t(`sections.${name}.text`, facts),
    labelOf: (label) => t(`links.${label}`),
  })
  return <TextPage title={t("title")} lead={t("lead")} contents={t("contents")} {...page} />
}
