import { type Language, languages } from "@shirube/vocabulary/language"
import {
  finishedLanguages,
  type Missing,
  maySend,
  missingTexts,
} from "@shirube/vocabulary/learning/courses/missing"
import { CircleCheck } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import type { CourseDocument } from "../writing/document.ts"
import { useTitles } from "./outline.tsx"

interface MissingListProps {
  readonly document: CourseDocument
  readonly missing: readonly Missing[]
  readonly onGo: (missing: Missing) => void
}

/** What is missing for both languages, then for each; every line links to its field. */
export function MissingList({ document, missing, onGo }: MissingListProps) {
  const t = useTranslations("ownCourses")
  const finished = finishedLanguages(missing)
  return (
    <section aria-labelledby="missing" className="grid gap-4 border-t pt-6">
      <h2 id="missing" tabIndex={-1} className="voice-serif text-heading">
        {t("missing.title")}
      </h2>
      <p className="max-w-measure text-ink-soft">{t(maySend(missing) ? "missing.may" : "missing.mayNot")}</p>
      <div className="grid gap-6 lg:grid-cols-3">
        {[null, ...languages].map((language) => (
          <Group
            key={language ?? "all"}
            language={language}
            document={document}
            missing={missing.filter((each) => each.language === language)}
            isFinished={
              language === null ? missing.every((each) => each.language) : finished.includes(language)
            }
            onGo={onGo}
          />
        ))}
      </div>
    </section>
  )
}

interface GroupProps extends MissingListProps {
  readonly language: Language | null
  readonly isFinished: boolean
}

const MOST_SHOWN = 12

function Group({ language, document, missing, isFinished, onGo }: GroupProps) {
  const t = useTranslations("ownCourses")
  const reader = useLocale()
  const titleOf = useTitles(document)
  const where = (path: string) => {
    const [, chapter, , lesson] = /^chapters\.(\d+)(\.lessons\.(\d+)\.)?/.exec(path) ?? []
    if (chapter === undefined) return ""
    const within = document.chapters[Number(chapter)]
    return titleOf((lesson === undefined ? within?.key : within?.lessons[Number(lesson)]?.key) ?? "")
  }
  return (
    <div className="grid content-start gap-2">
      <h3 className="flex items-center gap-2 font-semibold">
        {language === null ? t("missing.all") : t(`languages.${language}`)}
        {isFinished ? (
          <CircleCheck aria-label={t("missing.finished")} className="size-4.5 text-matcha" />
        ) : null}
      </h3>
      {missing.length === 0 ? (
        <p className="text-ink-soft text-sm">{t(isFinished ? "missing.nothing" : "missing.others")}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {missing.slice(0, MOST_SHOWN).map((each) => (
            <li key={`${each.path} ${each.code}`}>
              <button
                type="button"
                onClick={() => onGo(each)}
                className="min-h-6 text-start text-ai underline underline-offset-4"
              >
                {where(each.path) ? `${where(each.path)}: ` : ""}
                {missingTexts[each.code][reader]}
              </button>
            </li>
          ))}
          {missing.length > MOST_SHOWN ? (
            <li className="text-ink-soft">{t("missing.more", { count: missing.length - MOST_SHOWN })}</li>
          ) : null}
        </ul>
      )}
    </div>
  )
}
