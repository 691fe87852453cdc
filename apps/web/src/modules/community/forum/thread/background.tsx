import { useTranslations } from "use-intl"
import type { Writer } from "../queries.ts"

type WriterBackground = NonNullable<Extract<Writer, { kind: "member" }>["background"]>

/** A senpai's background, as far as they show it. */
export function Background({
  background: { company, industry, city, country },
}: {
  background: WriterBackground
}) {
  const t = useTranslations("forum.background")
  const work = industry && city ? t("work", { industry, city }) : (industry ?? city)
  const parts = [company, work, country && t("from", { country })].filter(Boolean)
  return <span className="wrap-anywhere block w-full text-ink-soft text-sm">{parts.join(t("between"))}</span>
}
