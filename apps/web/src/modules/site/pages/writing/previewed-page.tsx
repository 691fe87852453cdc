import { useTranslations } from "use-intl"
import { openLinksBeside } from "#web/kits/writing/links-beside.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { privacyParts } from "../privacy-parts.tsx"
import type { PageShown } from "../queries.ts"
import { SitePage } from "../site-page.tsx"

/** The draft, with the components of the page. */
export function PreviewedPage({ page }: { page: PageShown }) {
  const t = useTranslations("writingDesk.previewing")
  return (
    <div ref={openLinksBeside}>
      <div className="page no-print pt-4">
        <Notice>{t("draft")}</Notice>
      </div>
      <SitePage page={page} components={privacyParts} />
    </div>
  )
}
