import { useTranslations } from "use-intl"

export function HelpfulCount({ count }: { count: number }) {
  const t = useTranslations("tips")
  return count > 0 ? (
    <p className="inline-flex min-h-11 items-center text-ink-soft text-sm">{t("helpfulCount", { count })}</p>
  ) : null
}
