import { useLocale, useTranslations } from "use-intl"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { SenpaiMark } from "#web/ui/text/senpai-mark.tsx"
import { VerifiedBadge } from "#web/ui/text/verified-badge.tsx"
import type { ShownProfile, University } from "./queries.ts"

/** The part of a reference list that names need. */
interface Names {
  readonly items: readonly {
    readonly id: string
    readonly name: { readonly en: string; readonly ja: string }
  }[]
}

interface PreviewProps {
  readonly shown: ShownProfile
  readonly university: University | null
  readonly lists: Readonly<Record<"countries" | "languages" | "industries" | "occupations", Names>>
}

/** As other members see it: hidden parts are missing. */
export function Preview(props: PreviewProps) {
  const t = useTranslations("profile")
  const { seal, photo, displayName, isVerified, isScreened } = props.shown
  return (
    <div className="border p-5">
      <div className="mb-4 flex items-center gap-4">
        <Portrait photo={photo} seal={seal} className="size-14!" />
        <div className="grid min-w-0 gap-1">
          <p className="voice-serif wrap-anywhere text-heading">{displayName}</p>
          <p className="flex flex-wrap gap-2 empty:hidden">
            {isScreened ? <SenpaiMark label={t("screened")} /> : null}
            {isVerified ? <VerifiedBadge label={t("verified")} /> : null}
          </p>
        </div>
      </div>
      <ProfileDetails {...props} />
    </div>
  )
}

/** Below the name. */
export function ProfileDetails({ shown, university, lists }: PreviewProps) {
  const t = useTranslations("profile")
  const language = useLocale()
  const write = useTimeText()
  const nameIn = ({ items }: Names, id: string) => items.find((item) => item.id === id)?.name[language] ?? id
  const { study, career, introduction } = shown
  const month = study?.graduationMonth
  const rows: (readonly [string, string | null | undefined])[] = [
    [t("nationality"), shown.nationality && nameIn(lists.countries, shown.nationality)],
    [t("japaneseLevel"), shown.japaneseLevel && t(`level.${shown.japaneseLevel}`)],
    [
      t("part.languages"),
      shown.languages
        ?.map(({ code, level }) => `${nameIn(lists.languages, code)} (${t(`spoken.${level}`)})`)
        .join(t("between")),
    ],
    [t("university"), shown.university && (university?.name[language] ?? shown.university.name)],
    [t("school"), study?.school],
    [t("degree"), study?.degree && t(`degrees.${study.degree}`)],
    [t("major"), study?.major],
    [t("graduationMonth"), month && write(month, { year: true, month: "long" })],
    [t("industries"), career?.industries.map((id) => nameIn(lists.industries, id)).join(t("between"))],
    [t("occupations"), career?.occupations.map((id) => nameIn(lists.occupations, id)).join(t("between"))],
  ]
  const words = introduction && (introduction[language] ?? introduction.en ?? introduction.ja)
  const filledRows = rows.filter(([, text]) => text)
  return (
    <div className="grid gap-4">
      {words ? <p className="wrap-anywhere whitespace-pre-line">{words}</p> : null}
      {filledRows.length > 0 ? (
        <dl className="grid gap-3 border-t pt-4">
          {filledRows.map(([label, text]) => (
            <div key={label}>
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-ink-soft text-sm">{t("previewNothing")}</p>
      )}
    </div>
  )
}
