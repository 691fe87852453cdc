import { LONGEST_DUTIES, LONGEST_RESUME_TEXT } from "@shirube/vocabulary/career/resumes/choices"
import { useTranslations } from "use-intl"
import { WordsField } from "#web/kits/drafts/fields.tsx"
import { StepPart } from "../editor/step-part.tsx"
import { CopyTextButton } from "./copy-text-button.tsx"

interface TextsStepProps {
  readonly motivation: string
  readonly selfPr: string
  readonly put: (path: string, value: unknown) => void
}

export function TextsStep({ put, ...texts }: TextsStepProps) {
  const t = useTranslations("resumes.texts")
  const copyInto = (field: "motivation" | "selfPr") => (
    <CopyTextButton into={t(field)} onCopy={(text) => put(field, joined(texts[field], text))} />
  )
  const long = { most: LONGEST_RESUME_TEXT, rows: 7 }
  return (
    <>
      <StepPart title={t("rirekisho")} text={t("rirekishoText")}>
        <WordsField
          path="motivation"
          label={t("motivation")}
          help={t("motivationHelp")}
          {...long}
          lang="ja"
        />
        {copyInto("motivation")}
        <WordsField path="selfPr" label={t("selfPr")} help={t("selfPrHelp")} {...long} lang="ja" />
        {copyInto("selfPr")}
        <WordsField path="hobbies" label={t("hobbies")} most={LONGEST_DUTIES} rows={2} lang="ja" />
        <WordsField
          path="wishes"
          label={t("wishes")}
          help={t("wishesHelp")}
          most={LONGEST_DUTIES}
          rows={3}
          lang="ja"
        />
      </StepPart>
      <StepPart title={t("shokumu")} text={t("shokumuText")}>
        <WordsField
          path="summary"
          label={t("summary")}
          help={t("summaryHelp")}
          {...long}
          rows={4}
          lang="ja"
        />
        <WordsField path="skills" label={t("skills")} help={t("skillsHelp")} {...long} rows={4} lang="ja" />
      </StepPart>
      <StepPart title={t("english")} text={t("englishText")}>
        <WordsField
          path="summaryEn"
          label={t("summaryEn")}
          help={t("summaryEnHelp")}
          {...long}
          rows={4}
          lang="en"
        />
        <WordsField
          path="skillsEn"
          label={t("skillsEn")}
          help={t("skillsHelp")}
          {...long}
          rows={4}
          lang="en"
        />
      </StepPart>
    </>
  )
}

const joined = (before: string, text: string) =>
  [before.trim(), text].filter(Boolean).join("\n").slice(0, LONGEST_RESUME_TEXT).toWellFormed()
