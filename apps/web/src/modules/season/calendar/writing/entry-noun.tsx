import type { Language } from "@shirube/vocabulary/language"
import { MOST_SOURCES } from "@shirube/vocabulary/learning/courses/draft-sources"
import {
  EVERY_CLASS,
  entryKinds,
  LONGEST_DATE_LABEL,
  LONGEST_ENTRY_SUMMARY,
  LONGEST_ENTRY_TITLE,
  LONGEST_HELP_PATH,
  MOST_ENTRY_DATES,
  MOST_HELPS,
  phases,
} from "@shirube/vocabulary/season/calendar/choices"
import { classesAhead, seasonOf, yearOf } from "@shirube/vocabulary/season/calendar/classes"
import type { DraftedDate, EntryDetails, EntryText } from "@shirube/vocabulary/season/calendar/writing"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { type RefObject, useRef } from "react"
import { useTranslations } from "use-intl"
import { BothLanguages, CheckField, ChosenField, DayField, WordsField } from "#web/kits/drafts/fields.tsx"
import { DocumentRows } from "#web/kits/drafts/rows.tsx"
import { DocumentSources } from "#web/kits/drafts/source-rows.tsx"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import type { WrittenFieldsProps, WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import type { EditorHandle } from "#web/kits/writing/editor/markdown-editor.tsx"
import { useScrollTogether } from "#web/kits/writing/editor/use-scroll-together.ts"
import { annotate } from "#web/kits/writing/help.ts"
import { TextEditor } from "#web/kits/writing/text-editor.tsx"

/** An entry of the public calendar. */
export const calendarEntryNoun: WrittenNoun = {
  name: "calendar-entry",
  Texts: EntryTexts,
  Details: EntryDetailsFields,
  usePartTexts,
  isPublishedTogether: false,
  hasPreview: false,
}

function EntryTexts({ fields, isReadOnly }: WrittenFieldsProps) {
  const t = useTranslations("writingCalendar")
  const { put, problemAt } = useDocumentFields()
  const handles: Readonly<Record<Language, RefObject<EditorHandle | null>>> = {
    en: useRef<EditorHandle>(null),
    ja: useRef<EditorHandle>(null),
  }
  const { scrolled } = useScrollTogether(handles)
  const textOf = (language: Language) => (fields[language] as unknown as EntryText).markdown
  return (
    <BothLanguages isNamed>
      {(language) => {
        const of = { language: t(`languages.${language}`) }
        return (
          <>
            <WordsField
              path={`${language}.title`}
              label={t("titleIn", of)}
              most={LONGEST_ENTRY_TITLE}
              lang={language}
            />
            <WordsField
              path={`${language}.summary`}
              label={t("summaryIn", of)}
              {...(language === "ja" && { help: t("summaryHelp") })}
              most={LONGEST_ENTRY_SUMMARY}
              rows={3}
              lang={language}
            />
            <TextEditor
              id={`${language}.markdown`}
              label={t("textIn", of)}
              lang={language}
              value={textOf(language)}
              onChange={(text) => put(`${language}.markdown`, text)}
              error={problemAt(`${language}.markdown`)}
              other={textOf(language === "en" ? "ja" : "en")}
              annotate={annotate}
              handle={handles[language]}
              isReadOnly={isReadOnly}
              onScroll={() => scrolled(language)}
            />
          </>
        )
      }}
    </BothLanguages>
  )
}

const blankDate: DraftedDate = {
  class: EVERY_CLASS,
  starts: "",
  ends: "",
  precision: "day",
  expected: false,
  label: { en: "", ja: "" },
}

function EntryDetailsFields({ fields }: WrittenFieldsProps) {
  const t = useTranslations("writingCalendar")
  const kinds = useTranslations("calendar.kinds")
  const { dates, helps, sources } = fields.details as unknown as EntryDetails
  return (
    <>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <ChosenField
          path="details.kind"
          label={t("kind")}
          options={entryKinds.map((kind) => ({ value: kind, label: kinds(kind) }))}
        />
        <ChosenField
          path="details.phase"
          label={t("phase")}
          placeholder={t("noPhase")}
          options={phases.map((phase) => ({ value: phase, label: t(`phases.${phase}`) }))}
        />
      </div>
      <Dates dates={dates} />
      <DocumentSources path="details.sources" sources={sources} most={MOST_SOURCES} />
      <DocumentRows
        path="details.helps"
        rows={helps}
        blank=""
        most={MOST_HELPS}
        label={t("helps")}
        help={t("helpsHelp")}
        add={t("addHelp")}
        rowLabel={(number) => t("helpNumber", { number })}
        removeLabel={(number) => t("removeHelp", { number })}
      >
        {(path) => <WordsField path={path} label={t("helpPath")} most={LONGEST_HELP_PATH} />}
      </DocumentRows>
    </>
  )
}

const precisions = ["day", "month"] as const

/** Per graduating class, or for everyone. */
function Dates({ dates }: Pick<EntryDetails, "dates">) {
  const t = useTranslations("writingCalendar")
  // The next to graduate, and those already in the draft.
  const named = dates.map((date) => date.class).filter((key) => key !== EVERY_CLASS)
  const classes = [...new Set([...named, ...classesAhead(dayInJapan(new Date()))])].toSorted()
  return (
    <DocumentRows
      path="details.dates"
      rows={dates}
      blank={blankDate}
      most={MOST_ENTRY_DATES}
      label={t("dates")}
      add={t("addDate")}
      rowLabel={(number) => t("dateNumber", { number })}
      removeLabel={(number) => t("removeDate", { number })}
    >
      {(path) => (
        <>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-[3fr_2fr_2fr_2fr]">
            <ChosenField
              path={`${path}.class`}
              label={t("class")}
              options={[
                { value: EVERY_CLASS, label: t("everybody") },
                ...classes.map((key) => ({
                  value: key,
                  label: t(`classes.${seasonOf(key)}`, { year: String(yearOf(key)) }),
                })),
              ]}
            />
            <ChosenField
              path={`${path}.precision`}
              label={t("precision")}
              options={precisions.map((each) => ({ value: each, label: t(`precisions.${each}`) }))}
            />
            <DayField path={`${path}.starts`} label={t("starts")} />
            <DayField path={`${path}.ends`} label={t("ends")} />
          </div>
          <CheckField path={`${path}.expected`} label={t("expected")} />
          <BothLanguages>
            {(language) => (
              <WordsField
                path={`${path}.label.${language}`}
                label={t("labelIn", { language: t(`languages.${language}`) })}
                most={LONGEST_DATE_LABEL}
                lang={language}
              />
            )}
          </BothLanguages>
        </>
      )}
    </DocumentRows>
  )
}

function usePartTexts(): ReturnType<WrittenNoun["usePartTexts"]> {
  const t = useTranslations("writingCalendar")
  const kinds = useTranslations("calendar.kinds")
  const source = useTranslations("documents.sources")
  return (part, fields) => {
    if (part !== "details") {
      const { title = "", summary = "", markdown = "" } = fields as Partial<EntryText>
      return [
        { id: "title", label: t("titleField"), text: title },
        { id: "summary", label: t("summaryField"), text: summary },
        { id: "markdown", label: t("textField"), text: markdown },
      ]
    }
    const { kind, phase = "", dates = [], helps = [], sources = [] } = fields as Partial<EntryDetails>
    return [
      { id: "kind", label: t("kind"), text: kind ? kinds(kind) : "" },
      { id: "phase", label: t("phase"), text: phase === "" ? "" : t(`phases.${phase}`) },
      ...dates.map(({ class: key, starts, ends, precision, expected, label }, at) => ({
        id: `date ${at}`,
        label: t("dateNumber", { number: at + 1 }),
        text: [
          key === EVERY_CLASS ? t("everybody") : key,
          [starts, ends].filter(Boolean).join(" – "),
          t(`precisions.${precision}`),
          ...(expected ? [t("expected")] : []),
          label.en,
          label.ja,
        ]
          .filter(Boolean)
          .join("\n"),
      })),
      { id: "helps", label: t("helps"), text: helps.join("\n") },
      ...sources.map(({ title, publisher, url, checked }, at) => ({
        id: `source ${at}`,
        label: source("number", { number: at + 1 }),
        text: [title.en, title.ja, publisher.en, publisher.ja, url, checked].join("\n"),
      })),
    ]
  }
}
