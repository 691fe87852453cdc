import type { Language } from "@shirube/vocabulary/language"
import { type HomePicks, MOST_PICKS, readPick } from "@shirube/vocabulary/site/home-picks/writing"
import { useQuery } from "@tanstack/react-query"
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react"
import { useDeferredValue, useState } from "react"
import { useTranslations } from "use-intl"
import { BothLanguages } from "#web/kits/drafts/fields.tsx"
import { useDocumentFields } from "#web/kits/drafts/written-context.ts"
import type { WrittenFieldsProps, WrittenNoun } from "#web/kits/drafts/written-noun.ts"
import { Field } from "#web/ui/control/field.tsx"
import { IconButton } from "#web/ui/control/icon-button.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { foundQuery } from "./queries.ts"

/** What leads the home page, for readers of each language. */
export const homePicksNoun: WrittenNoun = {
  name: "home-picks",
  Texts: PickLists,
  usePartTexts,
  isPublishedTogether: false,
  hasPreview: false,
}

function PickLists({ fields, isReadOnly }: WrittenFieldsProps) {
  const t = useTranslations("writingPicks")
  return (
    <>
      <p className="max-w-measure text-ink-soft text-sm">{t("help")}</p>
      <BothLanguages isNamed>
        {(language) => (
          <PickList
            language={language}
            picks={(fields[language] as unknown as HomePicks).picks}
            isReadOnly={isReadOnly}
          />
        )}
      </BothLanguages>
    </>
  )
}

interface PickListProps {
  readonly language: Language
  readonly picks: readonly string[]
  readonly isReadOnly: boolean
}

function PickList({ language, picks, isReadOnly }: PickListProps) {
  const t = useTranslations("writingPicks")
  const { put, problemAt } = useDocumentFields()
  const [words, setWords] = useState("")
  /** Titles of what was picked just now; of the rest the key is shown. */
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = useDeferredValue(words.trim())
  const { data: found } = useQuery(foundQuery(asked, language))
  const write = (next: readonly string[]) => put(`${language}.picks`, next)
  const nameOf = (pick: string) => titles.get(pick) ?? readPick(pick)?.id ?? pick
  const kindOf = (pick: string) => {
    const noun = readPick(pick)?.noun
    return noun ? t(`kinds.${noun}`) : ""
  }
  const swap = (at: number, by: 1 | -1) => {
    const next = [...picks]
    const [moved = ""] = next.splice(at, 1)
    next.splice(at + by, 0, moved)
    write(next)
  }
  const isFull = picks.length >= MOST_PICKS
  const problem = problemAt(`${language}.picks`)
  return (
    <div className="grid content-start gap-4" id={`${language}.picks`} tabIndex={-1}>
      <section aria-label={t(`lists.${language}`)}>
        {picks.length === 0 ? <p className="text-ink-soft">{t("none")}</p> : null}
        <ol className="divide-y border-y empty:hidden">
          {picks.map((pick, at) => (
            <li key={pick} className="flex items-center gap-1 py-1">
              <p className="min-w-0 flex-1">
                <span className="block text-ink-soft text-sm">{kindOf(pick)}</span>
                <span className="wrap-anywhere">{nameOf(pick)}</span>
              </p>
              {isReadOnly ? null : (
                <>
                  <IconButton
                    label={t("up", { name: nameOf(pick) })}
                    disabled={at === 0}
                    onClick={() => swap(at, -1)}
                  >
                    <ArrowUp aria-hidden className="size-4" />
                  </IconButton>
                  <IconButton
                    label={t("down", { name: nameOf(pick) })}
                    disabled={at === picks.length - 1}
                    onClick={() => swap(at, 1)}
                  >
                    <ArrowDown aria-hidden className="size-4" />
                  </IconButton>
                  <IconButton
                    label={t("remove", { name: nameOf(pick) })}
                    onClick={() => write(picks.filter((each) => each !== pick))}
                  >
                    <X aria-hidden className="size-4" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
      {problem ? <p className="text-shu-ink">{problem}</p> : null}
      {isReadOnly ? null : (
        <div>
          <Field
            label={t("search", { language: t(`languages.${language}`) })}
            help={isFull ? t("full") : t("searchHelp")}
          >
            {(control) => (
              <TextInput
                {...control}
                type="search"
                autoComplete="off"
                lang={language}
                maxLength={100}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
          {found?.length === 0 ? <p className="mt-2 text-ink-soft text-sm">{t("nothing")}</p> : null}
          <ul aria-label={t("found")} className="mt-1 empty:hidden">
            {found
              ?.filter(({ pick }) => !picks.includes(pick))
              .map(({ pick, noun, title }) => (
                <li key={pick}>
                  <button
                    type="button"
                    disabled={isFull}
                    onClick={() => {
                      setTitles(new Map(titles).set(pick, title))
                      write([...picks, pick])
                    }}
                    className="flex min-h-11 items-center gap-2 text-start text-ai"
                  >
                    <Plus aria-hidden className="size-4 flex-none" />
                    <span>
                      <span className="underline underline-offset-4">{title}</span>{" "}
                      <span className="text-ink-soft text-sm">{t(`kinds.${noun}`)}</span>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function usePartTexts(): ReturnType<WrittenNoun["usePartTexts"]> {
  const t = useTranslations("writingPicks")
  return (part, fields) =>
    part === "details"
      ? []
      : [
          {
            id: "picks",
            label: t("picks"),
            text: ((fields as Partial<HomePicks>).picks ?? []).join("\n"),
          },
        ]
}
