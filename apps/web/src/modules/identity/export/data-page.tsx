import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { DeletionSection } from "../deletion/deletion-section.tsx"
import { ExportSection } from "./export-section.tsx"
import type { DataPageData } from "./queries.ts"

export function DataPage({ user, data }: { user: User; data: DataPageData }) {
  const t = useTranslations("account")
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">{t("dataTitle")}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("dataLead")}</p>
      <div className="mt-10">
        <ExportSection />
        <DeletionSection leavingAt={user.leavingAt} {...data} />
      </div>
    </div>
  )
}
