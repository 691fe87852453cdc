import type { EsQuestion } from "@shirube/vocabulary/career/career-documents/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import { useQuery } from "@tanstack/react-query"
import { ChevronDown } from "lucide-react"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { STORIES_PATH } from "../../career-documents/address.ts"
import {
  type CareerDocumentSummary,
  type ContentOf,
  careerDocumentQuery,
} from "../../career-documents/queries.ts"
import { episodeParts } from "../../stories/content.ts"
import { languageOfStart, startText } from "../start-text.ts"

interface EpisodeShelfProps {
  readonly episodes: readonly CareerDocumentSummary[]
  readonly question: EsQuestion
  /** Stories that the answer is made from: first in the list. */
  readonly used: readonly string[]
  /** What the entry sheet says already. */
  readonly sheet: string
  readonly onInsert: (episode: string, text: string) => void
}

/** The student's stories, to put into an answer whole or in parts. */
export function EpisodeShelf({ episodes, question, used, sheet, onInsert }: EpisodeShelfProps) {
  const t = useTranslations("entrySheets.shelf")
  const tSheets = useTranslations("entrySheets")
  const href = useHref()
  const isUsed = ({ id }: CareerDocumentSummary) => used.includes(id)
  const sorted = [...episodes.filter(isUsed), ...episodes.filter((episode) => !isUsed(episode))]
  const [opened, setOpened] = useState(sorted[0]?.id)
  if (episodes.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="font-semibold">{t("emptyTitle")}</p>
        <p className="text-ink-soft">{t("empty")}</p>
        <ButtonLink variant="secondary" href={href(STORIES_PATH)}>
          {t("start")}
        </ButtonLink>
      </div>
    )
  return (
    <ul className="divide-y border-y">
      {sorted.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            aria-expanded={id === opened}
            onClick={() => setOpened(id === opened ? undefined : id)}
            className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-start"
          >
            <span className="wrap-anywhere min-w-0 font-semibold">
              {title || tSheets("untitled")}
              {used.includes(id) ? (
                <span className="ms-2 inline-block font-normal text-matcha text-sm">{t("used")}</span>
              ) : null}
            </span>
            <ChevronDown
              aria-hidden
              className={classNames("size-5 flex-none text-ink-soft", id === opened && "rotate-180")}
            />
          </button>
          {id === opened ? (
            <Episode id={id} question={question} sheet={sheet} onInsert={(text) => onInsert(id, text)} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

interface EpisodeProps {
  readonly id: string
  readonly question: EsQuestion
  readonly sheet: string
  readonly onInsert: (text: string) => void
}

function Episode({ id, ...into }: EpisodeProps) {
  const t = useTranslations("entrySheets.shelf")
  const { data } = useQuery(careerDocumentQuery(id))
  if (!data) return <Skeleton shape="text" lines={4} label={t("loading")} />
  return data.content.kind === "episode" ? <EpisodeTexts episode={data.content} {...into} /> : null
}

interface EpisodeTextsProps extends Omit<EpisodeProps, "id"> {
  readonly episode: ContentOf<"episode">
}

function EpisodeTexts({ episode, question, sheet, onInsert }: EpisodeTextsProps) {
  const t = useTranslations("entrySheets.shelf")
  const tParts = useTranslations("entrySheets.parts")
  const reader = useLocale()
  const [language, setLanguage] = useState<Language>(() => languageOfStart(episode, sheet, reader))
  const written = episodeParts.filter((part) => episode[part].trim() !== "")
  if (written.length === 0) return <p className="pb-4 text-ink-soft">{t("nothing")}</p>
  return (
    <div className="grid gap-4 pb-5">
      <div className="grid justify-items-start gap-2 bg-washi p-4">
        <fieldset className="flex flex-wrap items-center gap-x-5">
          <legend className="sr-only">{t("language")}</legend>
          <span aria-hidden className="text-ink-soft text-sm">
            {t("language")}
          </span>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
              className={classNames(
                "min-h-11 border-b-3 px-0.5",
                each === language ? "border-shu font-semibold" : "border-transparent text-ink-soft",
              )}
            >
              {t(`languages.${each}`)}
            </button>
          ))}
        </fieldset>
        <Button variant="secondary" onClick={() => onInsert(startText(episode, question, language))}>
          {t("begin")}
        </Button>
        <p className="text-ink-soft text-sm">{t("beginHelp")}</p>
      </div>
      {written.map((part) => (
        <div key={part} className="grid gap-1">
          <div className="flex items-center justify-between gap-3">
            <p className="font-semibold text-sm">{tParts(part)}</p>
            <Button
              variant="quiet"
              className="px-0!"
              aria-label={t("insertOf", { part: tParts(part) })}
              onClick={() => onInsert(episode[part].trim())}
            >
              {t("insert")}
            </Button>
          </div>
          <p className="wrap-anywhere whitespace-pre-wrap">{episode[part]}</p>
        </div>
      ))}
    </div>
  )
}
