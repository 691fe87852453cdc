import type { Paper, ResumeForm } from "@shirube/vocabulary/career/resumes/choices"
import { useQuery } from "@tanstack/react-query"
import { Download } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { saveFile } from "#web/lib/api/save-file.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { problemPart, problemStep, type ResumeStep } from "../editor/problems.ts"
import { useProblemText } from "../editor/use-problem-text.ts"
import { type Print, type PrintProblem, pageQuery, printCheckQuery } from "../queries.ts"

interface PrintStepProps {
  readonly id: string
  /** The saved version; undefined while a change is being saved, 0 before anything was written. */
  readonly version: number | undefined
  readonly flush: () => Promise<boolean>
  readonly onGo: (step: ResumeStep) => void
}

const choices = [
  { key: "rirekisho-a4", form: "rirekisho", paper: "a4" },
  { key: "rirekisho-a3", form: "rirekisho", paper: "a3" },
  { key: "shokumu-keirekisho-a4", form: "shokumu-keirekisho", paper: "a4" },
  { key: "resume-a4", form: "resume", paper: "a4" },
] as const satisfies readonly { key: string; form: ResumeForm; paper: Paper }[]
type Choice = (typeof choices)[number]

/** The very pages of the PDF, what does not fit on them, and the download. */
export function PrintStep({ id, version, flush, onGo }: PrintStepProps) {
  const t = useTranslations("resumes.print")
  const [{ key: chosenKey, form, paper }, setChosen] = useState<Choice>(choices[0])
  if (version === 0) return <Notice title={t("empty")} />
  const print = version === undefined ? undefined : { id, version, form, paper }
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">{t("form")}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {choices.map((choice) => {
            const { key } = choice
            return (
              <label
                key={key}
                className={classNames(
                  "flex min-h-11 cursor-pointer items-center gap-3 border px-4 py-2",
                  key === chosenKey ? "border-ink bg-washi" : "border-rule-strong",
                )}
              >
                <input
                  type="radio"
                  name="form"
                  checked={key === chosenKey}
                  onChange={() => setChosen(choice)}
                  className="size-5 flex-none accent-shu"
                />
                {t(`forms.${key}`)}
              </label>
            )
          })}
        </div>
      </fieldset>
      <DownloadButton id={id} form={form} paper={paper} flush={flush} />
      {print ? (
        <Preview key={chosenKey} print={print} onGo={onGo} />
      ) : (
        <Skeleton shape="text" lines={6} label={t("saving")} />
      )}
    </>
  )
}

interface DownloadButtonProps {
  readonly id: string
  readonly form: ResumeForm
  readonly paper: Paper
  readonly flush: () => Promise<boolean>
}

function DownloadButton({ id, form, paper, flush }: DownloadButtonProps) {
  const t = useTranslations("resumes.print")
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly problem?: string }>({
    isBusy: false,
  })
  const download = async () => {
    setState({ isBusy: true })
    try {
      if (!(await flush())) return setState({ isBusy: false, problem: t("unsaved") })
      const file = await api("GET /v1/career/documents/{document}/pdf", {
        params: { document: id },
        query: { form, paper },
        answer: "file",
        handles: "all",
      })
      saveFile(file, `${t(`files.${form}`)}.pdf`)
      setState({ isBusy: false })
    } catch (error) {
      setState({ isBusy: false, problem: isApiError(error) ? error.message : t("failed") })
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        busy={state.isBusy}
        busyLabel={t("downloading")}
        icon={<Download aria-hidden className="size-4.5" />}
        onClick={() => void download()}
      >
        {t("download")}
      </Button>
      <p role="status" className="text-shu-ink text-sm empty:hidden">
        {state.problem}
      </p>
    </div>
  )
}

function Preview({ print, onGo }: { print: Print; onGo: (step: ResumeStep) => void }) {
  const t = useTranslations("resumes.print")
  const check = useQuery(printCheckQuery(print))
  if (check.isError)
    return (
      <Notice kind="error" title={t("failed")}>
        <Button variant="secondary" className="mt-3" onClick={() => void check.refetch()}>
          {t("again")}
        </Button>
      </Notice>
    )
  if (!check.data) return <Skeleton shape="text" lines={6} label={t("loading")} />
  const { pages, problems } = check.data
  return (
    <>
      {problems.length > 0 ? (
        <Problems problems={problems} onGo={onGo} />
      ) : (
        <Notice kind="success" title={t("fits")} />
      )}
      <section aria-label={t("preview")} className="grid gap-4">
        {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
          <PagePicture key={page} print={print} page={page} pages={pages} />
        ))}
      </section>
    </>
  )
}

function Problems({
  problems,
  onGo,
}: {
  problems: readonly PrintProblem[]
  onGo: (step: ResumeStep) => void
}) {
  const t = useTranslations("resumes.print")
  const textOf = useProblemText()
  return (
    <Notice kind="warn" title={t("problems")}>
      <ul className="mt-2 grid gap-1">
        {problems.map((problem) => (
          <li key={`${problem.kind} ${problem.field}`} className="flex flex-wrap items-baseline gap-x-3">
            <span className="wrap-anywhere">
              <strong>{t(`parts.${problemPart(problem)}`)}</strong> {textOf(problem)}
            </span>
            <button
              type="button"
              className="min-h-11 underline underline-offset-4"
              onClick={() => onGo(problemStep(problem))}
            >
              {t("change")}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface PagePictureProps {
  readonly print: Print
  readonly page: number
  readonly pages: number
}

function PagePicture({ print, page, pages }: PagePictureProps) {
  const t = useTranslations("resumes.print")
  const { data, isError, refetch } = useQuery(pageQuery(print, page))
  const address = useObjectUrl(data)
  const isSpread = print.form === "rirekisho" && print.paper === "a3"
  return (
    <figure className="max-w-4xl">
      <div
        className={classNames(
          "overflow-hidden border border-rule-strong bg-white",
          isSpread ? "aspect-[420/297]" : "aspect-[210/297] max-w-2xl",
        )}
      >
        {address ? (
          <img src={address} alt={t("page", { page, pages })} className="size-full" />
        ) : isError ? (
          <Button variant="secondary" className="m-4" onClick={() => void refetch()}>
            {t("again")}
          </Button>
        ) : (
          <Skeleton shape="text" lines={4} label={t("loading")} />
        )}
      </div>
      <figcaption className="mt-1 text-ink-soft text-sm">{t("page", { page, pages })}</figcaption>
    </figure>
  )
}

/** Released when the picture is replaced or the page is left. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
