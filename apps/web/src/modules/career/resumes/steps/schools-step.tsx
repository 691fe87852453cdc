import {
  educationEndings,
  LONGEST_RESUME_LINE,
  MOST_SCHOOLS,
  schoolLevels,
} from "@shirube/vocabulary/career/resumes/choices"
import {
  problemsOf,
  type SchoolProblem,
  usualEnd,
  usualSchoolYears,
} from "@shirube/vocabulary/career/resumes/school-years"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { CalendarClock } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { WordsField } from "#web/kits/drafts/fields.tsx"
import { useList } from "#web/lib/reference/use-list.ts"
import { timeText } from "#web/lib/time/time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { blankSchool, type School } from "../content.ts"
import { ChoiceField } from "../editor/choice-field.tsx"
import { MonthField } from "../editor/month-field.tsx"
import { RowList } from "../editor/row-list.tsx"

interface SchoolsStepProps {
  readonly schools: readonly School[]
  readonly birthday: string | null
  readonly put: (path: string, value: unknown) => void
}

export function SchoolsStep({ schools, birthday, put }: SchoolsStepProps) {
  const t = useTranslations("resumes.schools")
  const { choices } = useList("countries")
  const countries = choices.map(({ value, label }) => ({ value, label }))
  const problems = problemsOf(schools, { birthday, thisMonth: dayInJapan(new Date()).slice(0, 7) })
  return (
    <>
      <p className="max-w-measure text-ink-soft">{t("text")}</p>
      <RowList
        rows={schools}
        most={MOST_SCHOOLS}
        nameOf={({ school }, place) => school || t("row", { place })}
        addLabel={t("add")}
        blank={blankSchool}
        onChange={(rows) => put("schools", rows)}
      >
        {(school, at) => (
          <SchoolFields
            school={school}
            path={`schools.${at}`}
            birthday={birthday}
            countries={countries}
            problems={problems[at] ?? []}
            change={(more) => put(`schools.${at}`, { ...school, ...more })}
          />
        )}
      </RowList>
    </>
  )
}

interface SchoolFieldsProps {
  readonly school: School
  readonly path: string
  readonly birthday: string | null
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  readonly problems: readonly SchoolProblem[]
  readonly change: (more: Partial<School>) => void
}

function SchoolFields({ school, path, birthday, countries, problems, change }: SchoolFieldsProps) {
  const t = useTranslations("resumes.schools")
  const both = "grid items-start gap-5 sm:grid-cols-2"
  return (
    <>
      <div className={both}>
        <ChoiceField
          path={`${path}.level`}
          label={t("level")}
          none={t("choose")}
          options={schoolLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
        />
        <ChoiceField path={`${path}.country`} label={t("country")} none={t("choose")} options={countries} />
      </div>
      <div className={both}>
        <WordsField
          path={`${path}.school`}
          label={t("school")}
          help={t("schoolHelp")}
          most={LONGEST_RESUME_LINE}
          lang="ja"
        />
        <WordsField path={`${path}.schoolEn`} label={t("schoolEn")} most={LONGEST_RESUME_LINE} lang="en" />
      </div>
      <div className={both}>
        <WordsField
          path={`${path}.department`}
          label={t("department")}
          most={LONGEST_RESUME_LINE}
          lang="ja"
        />
        <WordsField
          path={`${path}.departmentEn`}
          label={t("departmentEn")}
          most={LONGEST_RESUME_LINE}
          lang="en"
        />
      </div>
      <div className={both}>
        <MonthField label={t("from")} value={school.from} onChange={(from) => change({ from })} />
        <MonthField label={t("to")} value={school.to} onChange={(to) => change({ to })} />
      </div>
      <YearsHelper school={school} birthday={birthday} change={change} />
      <div className={both}>
        <ChoiceField
          path={`${path}.ending`}
          label={t("ending")}
          options={educationEndings.map((ending) => ({ value: ending, label: t(`endings.${ending}`) }))}
        />
      </div>
      {problems.length > 0 ? (
        <Notice kind="warn" title={t("check")}>
          <ul className="list-disc ps-5">
            {problems.map((problem) => (
              <li key={problem}>{t(`problems.${problem}`)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}

/** The usual years of this school: from the birthday for schools, from the first month for courses. */
function YearsHelper({
  school,
  birthday,
  change,
}: Pick<SchoolFieldsProps, "school" | "birthday" | "change">) {
  const t = useTranslations("resumes.schools")
  const language = useLocale()
  const usual = usualYears(school, birthday)
  if (!usual || (usual.from === school.from && usual.to === school.to)) return null
  const written = (month: string) => timeText(month, language, { year: true, month: "short" })
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="secondary"
        icon={<CalendarClock aria-hidden className="size-4.5" />}
        onClick={() => change(usual)}
      >
        {t("usual", { from: written(usual.from), to: written(usual.to) })}
      </Button>
      <p className="text-ink-soft text-sm">{t("usualHelp")}</p>
    </div>
  )
}

function usualYears({ level, country, from }: School, birthday: string | null) {
  if (level === null) return undefined
  if (level === "junior_high_school" || level === "high_school")
    return birthday === null || country === null ? undefined : usualSchoolYears(birthday, country)?.[level]
  const to = from === null ? undefined : usualEnd(level, from, country)
  return from === null || to === undefined ? undefined : { from, to }
}
