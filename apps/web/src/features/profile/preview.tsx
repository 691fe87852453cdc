import { useFormatter, useLocale, useTranslations } from "use-intl"
import { Portrait } from "#web/ui/portrait.tsx"
import type { Lists, ReferenceList, ShownProfile, University } from "./queries.ts"

interface PreviewProps {
  readonly shown: ShownProfile
  readonly university: University | null
  readonly lists: Lists<"countries" | "languages" | "industries" | "occupations">
}

/** As other members see it: what is not shown is not there. */
export function Preview({ shown, university, lists }: PreviewProps) {
  const t = useTranslations("profile")
  const language = useLocale()
  const format = useFormatter()
  const nameIn = ({ items }: ReferenceList, id: string) =>
    items.find((item) => item.id === id)?.name[language] ?? id
  const { study, career, introduction } = shown
  const month = study?.graduationMonth
  const rows: (readonly [string, string | null | undefined])[] = [
    [t("nationality"), shown.nationality && nameIn(lists.countries, shown.nationality)],
    [t("japaneseLevel"), shown.japaneseLevel && t(`level.${shown.japaneseLevel}`)],
    [
      t("languages"),
      shown.languages
        ?.map(({ code, level }) => `${nameIn(lists.languages, code)} (${t(`spoken.${level}`)})`)
        .join(t("between")),
    ],
    [t("university"), shown.university && (university?.name[language] ?? shown.university.name)],
    [t("school"), study?.school],
    [t("degree"), study?.degree && t(`degrees.${study.degree}`)],
    [t("major"), study?.major],
    [
      t("graduationMonth"),
      month && format.dateTime(new Date(`${month}-01T00:00:00Z`), { year: "numeric", month: "long" }),
    ],
    [t("industries"), career?.industries.map((id) => nameIn(lists.industries, id)).join(t("between"))],
    [t("occupations"), career?.occupations.map((id) => nameIn(lists.occupations, id)).join(t("between"))],
  ]
  const words = introduction && (introduction[language] ?? introduction.en ?? introduction.ja)
  const told = rows.filter(([, text]) => text)
  return (
    <div className="border p-5">
      <div className="flex items-center gap-4">
        <Portrait photo={shown.photo} seal={shown.seal} className="size-14!" />
        <p className="voice-serif wrap-anywhere text-heading">{shown.displayName}</p>
      </div>
      {words ? <p className="mt-4 whitespace-pre-line">{words}</p> : null}
      {told.length > 0 ? (
        <dl className="mt-4 grid gap-3 border-t pt-4">
          {told.map(([label, text]) => (
            <div key={label}>
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-4 text-ink-soft text-sm">{t("previewNothing")}</p>
      )}
    </div>
  )
}
