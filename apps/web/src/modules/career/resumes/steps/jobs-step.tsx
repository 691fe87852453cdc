import {
  LONGEST_DUTIES,
  LONGEST_RESUME_LINE,
  MOST_JOBS,
  workKinds,
} from "@shirube/vocabulary/career/resumes/choices"
import { useTranslations } from "use-intl"
import { WordsField } from "#web/kits/drafts/fields.tsx"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { blankJob, type Job } from "../content.ts"
import { ChoiceField } from "../editor/choice-field.tsx"
import { MonthField } from "../editor/month-field.tsx"
import { RowList } from "../editor/row-list.tsx"

interface JobsStepProps {
  readonly jobs: readonly Job[]
  readonly put: (path: string, value: unknown) => void
}

export function JobsStep({ jobs, put }: JobsStepProps) {
  const t = useTranslations("resumes.jobs")
  return (
    <>
      <p className="max-w-measure text-ink-soft">{t("text")}</p>
      <RowList
        rows={jobs}
        most={MOST_JOBS}
        nameOf={({ employer }, place) => employer || t("row", { place })}
        addLabel={t("add")}
        blank={blankJob}
        onChange={(rows) => put("jobs", rows)}
      >
        {(job, at) => (
          <JobFields
            job={job}
            path={`jobs.${at}`}
            change={(more) => put(`jobs.${at}`, { ...job, ...more })}
          />
        )}
      </RowList>
    </>
  )
}

interface JobFieldsProps {
  readonly job: Job
  readonly path: string
  readonly change: (more: Partial<Job>) => void
}

function JobFields({ job, path, change }: JobFieldsProps) {
  const t = useTranslations("resumes.jobs")
  const both = "grid items-start gap-5 sm:grid-cols-2"
  const line = { most: LONGEST_RESUME_LINE }
  return (
    <>
      <div className={both}>
        <WordsField path={`${path}.employer`} label={t("employer")} {...line} lang="ja" />
        <WordsField path={`${path}.employerEn`} label={t("employerEn")} {...line} lang="en" />
      </div>
      <div className={both}>
        <ChoiceField
          path={`${path}.kind`}
          label={t("kind")}
          options={workKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        <WordsField
          path={`${path}.business`}
          label={t("business")}
          help={t("businessHelp")}
          {...line}
          lang="ja"
        />
      </div>
      <div className={both}>
        <WordsField path={`${path}.position`} label={t("position")} {...line} lang="ja" />
        <WordsField path={`${path}.positionEn`} label={t("positionEn")} {...line} lang="en" />
      </div>
      <div className={both}>
        <MonthField label={t("from")} value={job.from} onChange={(from) => change({ from })} />
        <MonthField label={t("to")} value={job.to} onChange={(to) => change({ to })} help={t("toHelp")} />
      </div>
      <WordsField
        path={`${path}.duties`}
        label={t("duties")}
        help={t("dutiesHelp")}
        most={LONGEST_DUTIES}
        lang="ja"
        rows={4}
      />
      <WordsField
        path={`${path}.results`}
        label={t("results")}
        help={t("resultsHelp")}
        most={LONGEST_DUTIES}
        lang="ja"
        rows={3}
      />
      <WordsField
        path={`${path}.dutiesEn`}
        label={t("dutiesEn")}
        help={t("dutiesHelp")}
        most={LONGEST_DUTIES}
        lang="en"
        rows={4}
      />
      <Checkbox
        label={t("onRirekisho")}
        help={t("onRirekishoHelp")}
        checked={job.isOnRirekisho}
        onChange={({ target }) => change({ isOnRirekisho: target.checked })}
      />
    </>
  )
}
