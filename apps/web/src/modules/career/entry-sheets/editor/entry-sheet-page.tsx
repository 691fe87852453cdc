import { MOST_ANSWERS } from "@shirube/vocabulary/career/career-documents/choices"
import { Plus } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { NotThere } from "#web/ui/list/not-there.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { ENTRY_SHEETS_PATH } from "../../career-documents/address.ts"
import { BuilderTrail } from "../../career-documents/builder-trail.tsx"
import { DocumentBar } from "../../career-documents/document-bar.tsx"
import { DocumentDeletion } from "../../career-documents/document-deletion.tsx"
import type { ContentOf, DocumentOf } from "../../career-documents/queries.ts"
import { useCareerDocument } from "../../career-documents/use-career-document.ts"
import { AskForReview } from "../../document-reviews/asking/ask-for-review.tsx"
import { ReviewComments } from "../../document-reviews/comments/review-comments.tsx"
import { type Answer, blankAnswer, insertAt, nextQuestion, withEpisode } from "../content.ts"
import type { LoadedEntrySheet } from "../loader.ts"
import { AnswerSection, type Selection } from "./answer-section.tsx"
import { EpisodeShelf } from "./episode-shelf.tsx"
import { SheetHead } from "./sheet-head.tsx"

type EntrySheet = DocumentOf<"entry-sheet">

export function EntrySheetPage({ document, ...beside }: LoadedEntrySheet) {
  const [opened, setOpened] = useState(document)
  return <Editor key={opened.version} document={opened} onReplaced={setOpened} {...beside} />
}

interface EditorProps extends LoadedEntrySheet {
  readonly onReplaced: (document: EntrySheet) => void
}

/** Answers one below the other; stories beside them, or in a sheet on a phone. */
function Editor({ document, episodes, applications, onReplaced }: EditorProps) {
  const t = useTranslations("entrySheets")
  const editing = useCareerDocument(document)
  const { content, change, put } = editing
  const { answers } = content
  const fields = useRef(new Map<string, HTMLTextAreaElement>())
  /** Where the cursor was in each answer. */
  const selections = useRef(new Map<string, Selection>())
  const [activeId, setActiveId] = useState(answers[0]?.id)
  const [isShelfOpen, setShelfOpen] = useState(false)
  const active = answers.find(({ id }) => id === activeId) ?? answers[0]

  const changeAnswer = (id: string, to: (answer: Answer) => Answer) =>
    change((before) => ({
      ...before,
      answers: before.answers.map((answer) => (answer.id === id ? to(answer) : answer)),
    }))
  const insert = (answer: Answer, episode: string, inserted: string) => {
    const field = fields.current.get(answer.id)
    const { length } = answer.text
    const { start, end } = selections.current.get(answer.id) ?? { start: length, end: length }
    const { text, caret } = insertAt(answer.text, start, end, inserted)
    changeAnswer(answer.id, (before) => withEpisode({ ...before, text }, episode))
    setShelfOpen(false)
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(caret, caret)
    })
  }
  const goTo = (id: string, { start, end }: Selection) => {
    const field = fields.current.get(id)
    field?.focus()
    field?.setSelectionRange(start, end)
    field?.scrollIntoView({ block: "center" })
  }
  const add = () => {
    const answer = blankAnswer(nextQuestion(answers))
    put("answers", [...answers, answer])
    setActiveId(answer.id)
    requestAnimationFrame(() => fields.current.get(answer.id)?.focus())
  }
  const shelf = active ? (
    <EpisodeShelf
      key={active.id}
      episodes={episodes}
      question={active.question}
      used={active.episodes}
      sheet={answers.map(({ text }) => text).join("")}
      onInsert={(episode, text) => insert(active, episode, text)}
    />
  ) : null
  return (
    <div className="page grid grid-cols-1 gap-6 pt-3 pb-14 lg:pt-6">
      <header>
        <BuilderTrail above={{ path: ENTRY_SHEETS_PATH, label: t("title") }} />
        <h1 className="voice-serif wrap-anywhere text-title">{content.title || t("untitled")}</h1>
      </header>
      <DocumentBar kind="entry-sheet" editing={editing} partsOf={usePartsOf()} onReplaced={onReplaced}>
        <AskForReview document={document.id} flush={editing.flush} version={editing.version} />
      </DocumentBar>
      <SheetHead content={content} applications={applications} put={put} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="grid content-start gap-10">
          {answers.map((answer, at) => (
            <AnswerSection
              key={answer.id}
              answer={answer}
              place={at + 1}
              field={(element) => {
                if (element) fields.current.set(answer.id, element)
                return () => void fields.current.delete(answer.id)
              }}
              change={(to) => changeAnswer(answer.id, (before) => ({ ...before, ...to }))}
              onFocus={() => setActiveId(answer.id)}
              onLeft={(selection) => selections.current.set(answer.id, selection)}
              onStories={() => {
                setActiveId(answer.id)
                setShelfOpen(true)
              }}
              hints={{
                dismissed: content.dismissedHints,
                onDismiss: (rule) => put("dismissedHints", [...new Set([...content.dismissedHints, rule])]),
                onRestore: () => put("dismissedHints", []),
                onGo: (start, end) => goTo(answer.id, { start, end }),
              }}
              onRemove={
                answers.length > 1
                  ? // The removed answer is kept in the history.
                    () =>
                      void editing.restore({ ...content, answers: answers.filter((each) => each !== answer) })
                  : undefined
              }
            />
          ))}
          <ReviewComments
            document={document.id}
            textOf={(part) => answers.find(({ id }) => id === part)?.text}
            onGo={goTo}
            onReplace={(part, { start, end }, wording) =>
              changeAnswer(part, (before) => ({
                ...before,
                text: before.text.slice(0, start) + wording + before.text.slice(end),
              }))
            }
          />
          {answers.length < MOST_ANSWERS ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              icon={<Plus aria-hidden className="size-4.5" />}
              onClick={add}
            >
              {t("sheet.add")}
            </Button>
          ) : (
            <p className="text-ink-soft">{t("sheet.full")}</p>
          )}
        </div>
        <aside aria-labelledby="shelf" className="max-lg:hidden">
          <div className="section-rule sticky top-16 grid max-h-[calc(100vh-5rem)] gap-3 overflow-y-auto">
            <h2 id="shelf" className="voice-serif text-heading">
              {t("shelf.title")}
            </h2>
            {active ? <Into answer={active} /> : null}
            {shelf}
          </div>
        </aside>
      </div>
      <Dialog
        open={isShelfOpen}
        onClose={() => setShelfOpen(false)}
        title={t("shelf.title")}
        closeLabel={t("shelf.close")}
      >
        {isShelfOpen ? shelf : null}
      </Dialog>
      {editing.version() === 0 ? null : (
        <DocumentDeletion id={document.id} texts="entrySheets.delete" list={ENTRY_SHEETS_PATH} />
      )}
      <p className="max-w-measure text-ink-soft text-sm">{t("private")}</p>
    </div>
  )
}

function Into({ answer: { asked, question } }: { answer: Answer }) {
  const t = useTranslations("entrySheets")
  return (
    <p className="wrap-anywhere text-ink-soft text-sm">
      {t("shelf.into", { question: asked?.trim() || t(`questions.${question}`) })}
    </p>
  )
}

function usePartsOf() {
  const t = useTranslations("entrySheets")
  return ({ title, answers }: ContentOf<"entry-sheet">) => [
    { id: "title", label: t("sheet.title"), text: title },
    ...answers.map(({ id, asked, question, text }) => ({
      id,
      label: asked?.trim() || t(`questions.${question}`),
      text,
    })),
  ]
}

export function EntrySheetNotFound() {
  const t = useTranslations("entrySheets.notFound")
  const href = useHref()
  return (
    <NotThere
      title={t("title")}
      text={t("text")}
      back={{ href: href(ENTRY_SHEETS_PATH), label: t("back") }}
    />
  )
}
