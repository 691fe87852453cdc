import { LONGEST_DOCUMENT_TITLE } from "@shirube/vocabulary/career/career-documents/choices"
import type { Passage } from "@shirube/vocabulary/career/document-reviews/passages"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { WordsField } from "#web/kits/drafts/fields.tsx"
import { valueAt } from "#web/kits/drafts/paths.ts"
import { DocumentFieldsContext } from "#web/kits/drafts/written-context.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { NotThere } from "#web/ui/list/not-there.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { BuilderTrail } from "../../career-documents/builder-trail.tsx"
import { DocumentBar } from "../../career-documents/document-bar.tsx"
import { DocumentDeletion } from "../../career-documents/document-deletion.tsx"
import type { DocumentOf } from "../../career-documents/queries.ts"
import { useCareerDocument } from "../../career-documents/use-career-document.ts"
import { AskForReview } from "../../document-reviews/asking/ask-for-review.tsx"
import { selectPassage, withWording } from "../../document-reviews/comments/passage-in-field.ts"
import { ReviewComments } from "../../document-reviews/comments/review-comments.tsx"
import { RESUMES_PATH } from "../address.ts"
import { printCheckQuery } from "../queries.ts"
import { JobsStep } from "../steps/jobs-step.tsx"
import { LicencesStep } from "../steps/licences-step.tsx"
import { PersonStep } from "../steps/person-step.tsx"
import { PrintStep } from "../steps/print-step.tsx"
import { SchoolsStep } from "../steps/schools-step.tsx"
import { TextsStep } from "../steps/texts-step.tsx"
import { useResumeParts } from "./parts.ts"
import { problemPart, problemStep, problemsAt, type ResumeStep, resumeSteps } from "./problems.ts"
import { reviewedField, reviewedStep } from "./reviewed-fields.ts"
import { StepTabs } from "./step-tabs.tsx"
import { useProblemText } from "./use-problem-text.ts"

type Resume = DocumentOf<"resume">

export function ResumePage({ document }: { document: Resume }) {
  const [opened, setOpened] = useState(document)
  return <Editor key={opened.version} document={opened} onReplaced={setOpened} />
}

interface EditorProps {
  readonly document: Resume
  readonly onReplaced: (document: Resume) => void
}

/** One step at a time, with the pages of the PDF as the last one. */
function Editor({ document, onReplaced }: EditorProps) {
  const t = useTranslations("resumes")
  const language = useLocale()
  const textOf = useProblemText()
  const partsOf = useResumeParts()
  const editing = useCareerDocument(document)
  const { content, put } = editing
  const [step, setStep] = useState<ResumeStep>("person")
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const version = editing.isSaved ? editing.version() : undefined
  const check = useQuery({
    ...printCheckQuery({ id: document.id, version: version ?? 0, form: "rirekisho", paper: "a4" }),
    enabled: version !== undefined && version > 0,
    placeholderData: (before) => before,
  })
  const problems = useMemo(() => check.data?.problems ?? [], [check.data])
  const go = (to: ResumeStep) => {
    hasMoved.current = true
    setStep(to)
  }
  const textAt = (part: string) => {
    const path = reviewedField(content, part)
    return path === undefined ? undefined : String(valueAt(content, path) ?? "")
  }
  const goToPassage = (part: string, passage: Passage) => {
    const path = reviewedField(content, part)
    if (path === undefined) return
    setStep(reviewedStep(path))
    requestAnimationFrame(() => selectPassage(path, passage))
  }
  const replacePassage = (part: string, passage: Passage, wording: string) => {
    const [path, text] = [reviewedField(content, part), textAt(part)]
    if (path !== undefined && text !== undefined) put(path, withWording(text, passage, wording))
  }
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = false
  })
  const fields = useMemo(
    () => ({
      document: content,
      shown: language,
      put,
      problemAt: (path: string) => problemsAt(problems, path).map(textOf)[0],
    }),
    [content, language, put, problems, textOf],
  )
  /** Those that belong to no single field. */
  const ofStep = problems.filter(
    (problem) => problemStep(problem) === step && ["history", "licences", "appeal"].includes(problem.field),
  )
  const at = resumeSteps.indexOf(step)
  const [previous, next] = [resumeSteps[at - 1], resumeSteps[at + 1]]
  return (
    <div className="page grid grid-cols-1 gap-6 pt-3 pb-14 lg:pt-6">
      <header>
        <BuilderTrail above={{ path: RESUMES_PATH, label: t("title") }} />
        <h1 className="voice-serif wrap-anywhere text-title">{content.title || t("untitled")}</h1>
      </header>
      <DocumentBar kind="resume" editing={editing} partsOf={partsOf} onReplaced={onReplaced}>
        <AskForReview document={document.id} flush={editing.flush} version={editing.version} />
      </DocumentBar>
      <StepTabs current={step} onGo={go} />
      <DocumentFieldsContext value={fields}>
        <div className="grid max-w-4xl gap-6">
          <h2 ref={heading} tabIndex={-1} className="voice-serif text-heading focus-visible:outline-none">
            {t("step", { place: at + 1, count: resumeSteps.length, title: t(`steps.${step}`) })}
          </h2>
          {ofStep.map((problem) => (
            <Notice key={problem.field} kind="warn" title={t(`print.parts.${problemPart(problem)}`)}>
              {textOf(problem)}
            </Notice>
          ))}
          {step === "person" ? (
            <>
              <WordsField path="title" label={t("name")} help={t("nameHelp")} most={LONGEST_DOCUMENT_TITLE} />
              <PersonStep hasPhoto={content.hasPhoto} onPhoto={(hasPhoto) => put("hasPhoto", hasPhoto)} />
            </>
          ) : null}
          {step === "schools" ? (
            <SchoolsStep schools={content.schools} birthday={content.birthday} put={put} />
          ) : null}
          {step === "jobs" ? <JobsStep jobs={content.jobs} put={put} /> : null}
          {step === "licences" ? <LicencesStep content={content} put={put} /> : null}
          {step === "texts" ? (
            <TextsStep motivation={content.motivation} selfPr={content.selfPr} put={put} />
          ) : null}
          {step === "print" ? (
            <PrintStep id={document.id} version={version} flush={editing.flush} onGo={go} />
          ) : null}
          {step === "texts" || step === "jobs" ? (
            <ReviewComments
              document={document.id}
              textOf={textAt}
              onGo={goToPassage}
              onReplace={replacePassage}
            />
          ) : null}
          <div className="flex flex-wrap gap-x-6 gap-y-3 border-t pt-5">
            {previous ? (
              <Button variant="quiet" className="px-0!" onClick={() => go(previous)}>
                {t("back")}
              </Button>
            ) : null}
            {next ? (
              <Button onClick={() => go(next)}>{t("next", { title: t(`steps.${next}`) })}</Button>
            ) : null}
          </div>
        </div>
      </DocumentFieldsContext>
      {editing.version() === 0 ? null : (
        <DocumentDeletion id={document.id} texts="resumes.delete" list={RESUMES_PATH} />
      )}
      <p className="max-w-measure text-ink-soft text-sm">{t("private")}</p>
    </div>
  )
}

export function ResumeNotFound() {
  const t = useTranslations("resumes.notFound")
  const href = useHref()
  return (
    <NotThere title={t("title")} text={t("text")} back={{ href: href(RESUMES_PATH), label: t("back") }} />
  )
}
