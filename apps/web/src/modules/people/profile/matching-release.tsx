import { useTranslations } from "use-intl"
import { Notice } from "#web/ui/overlay/notice.tsx"

/** Everything the matching service can see. */
const shared = [
  "sharedName",
  "sharedEmail",
  "sharedBackground",
  "sharedStudy",
  "sharedCareer",
  "sharedIntroduction",
] as const

export function MatchingRelease({ isAdult }: { isAdult: boolean }) {
  const t = useTranslations("profile")
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="font-semibold">{t("sharedTitle")}</h2>
        <ul className="mt-2 grid list-disc gap-1.5 ps-5">
          {shared.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="font-semibold">{t("notSharedTitle")}</h2>
        <p className="mt-2">{t("notShared")}</p>
      </div>
      <p className="text-ink-soft text-sm">{t("revocable")}</p>
      {isAdult ? null : <Notice kind="warn">{t("adultsOnly")}</Notice>}
    </div>
  )
}
