import { useTranslations } from "use-intl"
import type { PagePath } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { BUILDER_PATH } from "./address.ts"

interface BuilderTrailProps {
  /** The list that this page belongs to. */
  readonly above?: { readonly path: PagePath; readonly label: string }
}

/** The way back: to the list, or to the hub. */
export function BuilderTrail({ above }: BuilderTrailProps) {
  const t = useTranslations("navigation")
  const href = useHref()
  return (
    <TextLink kind="stand-alone" href={href(above?.path ?? BUILDER_PATH)}>
      ← {above?.label ?? t("careerBuilder")}
    </TextLink>
  )
}
