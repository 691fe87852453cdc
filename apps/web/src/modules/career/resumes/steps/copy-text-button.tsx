import { useQuery } from "@tanstack/react-query"
import { BookOpen, ChevronDown } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import {
  type CareerDocument,
  type CareerDocumentSummary,
  careerDocumentQuery,
  careerDocumentsQuery,
} from "../../career-documents/queries.ts"

interface CopyTextButtonProps {
  /** Name of the field that the text is copied into. */
  readonly into: string
  readonly onCopy: (text: string) => void
}

/** Copies a text from the student's stories and entry sheets. Later changes of either do not affect the other. */
export function CopyTextButton({ into, onCopy }: CopyTextButtonProps) {
  const t = useTranslations("resumes.copy")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<BookOpen aria-hidden className="size-4.5" />}
        aria-label={t("openInto", { field: into })}
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t("openInto", { field: into })} closeLabel={t("close")}>
        {isOpen ? (
          <Sources
            onCopy={(text) => {
              onCopy(text)
              close()
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}

type OnCopy = Pick<CopyTextButtonProps, "onCopy">

function Sources({ onCopy }: OnCopy) {
  const t = useTranslations("resumes.copy")
  const { data, isError } = useQuery(careerDocumentsQuery())
  const [opened, setOpened] = useState<string>()
  if (isError) return <p role="alert">{t("failed")}</p>
  if (!data) return <Skeleton shape="text" lines={4} label={t("loading")} />
  const groups = (["entry-sheet", "episode"] as const)
    .map((kind) => ({ kind, documents: data.items.filter((each) => each.kind === kind) }))
    .filter(({ documents }) => documents.length > 0)
  if (groups.length === 0) return <p className="text-ink-soft">{t("none")}</p>
  return groups.map(({ kind, documents }) => (
    <section key={kind} className="mt-5 first:mt-0">
      <h3 className="mb-2 font-semibold text-ink-soft text-sm">{t(`kinds.${kind}`)}</h3>
      <ul className="divide-y border-y">
        {documents.map((document) => (
          <Source
            key={document.id}
            document={document}
            isOpen={document.id === opened}
            onToggle={() => setOpened(document.id === opened ? undefined : document.id)}
            onCopy={onCopy}
          />
        ))}
      </ul>
    </section>
  ))
}

interface SourceProps extends OnCopy {
  readonly document: CareerDocumentSummary
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Source({ document: { id, title }, isOpen, onToggle, onCopy }: SourceProps) {
  const t = useTranslations("resumes.copy")
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-12 w-full items-center justify-between gap-3 py-2 text-start"
      >
        <span className="wrap-anywhere min-w-0 font-medium">{title || t("untitled")}</span>
        <ChevronDown
          aria-hidden
          className={classNames("size-5 flex-none text-ink-soft", isOpen && "rotate-180")}
        />
      </button>
      {isOpen ? <Texts id={id} onCopy={onCopy} /> : null}
    </li>
  )
}

function Texts({ id, onCopy }: OnCopy & { readonly id: string }) {
  const t = useTranslations("resumes.copy")
  const tQuestions = useTranslations("entrySheets.questions")
  const { data, isError } = useQuery(careerDocumentQuery(id))
  if (isError) return <p role="alert">{t("failed")}</p>
  if (!data) return <Skeleton shape="text" lines={3} label={t("loading")} />
  const texts = textsOf(data.content)
  if (texts.length === 0) return <p className="pb-4 text-ink-soft text-sm">{t("empty")}</p>
  return (
    <ul className="grid gap-4 pb-4">
      {texts.map(({ key, question, asked, text }) => (
        <li key={key} className="grid justify-items-start gap-2 bg-washi p-4">
          {question ? <p className="font-medium text-sm">{asked || tQuestions(question)}</p> : null}
          <p className="wrap-anywhere line-clamp-4 whitespace-pre-line text-sm">{text}</p>
          <Button variant="secondary" onClick={() => onCopy(text)}>
            {t("take")}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The answers of an entry sheet, or a story as one text. */
function textsOf(content: CareerDocument["content"]) {
  if (content.kind === "entry-sheet")
    return content.answers
      .filter(({ text }) => text.trim() !== "")
      .map(({ id, question, asked, text }) => ({ key: id, question, asked, text: text.trim() }))
  if (content.kind !== "episode") return []
  const { situation, action, result, learned } = content
  const text = [situation, action, result, learned]
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n")
  return text === "" ? [] : [{ key: "story", question: null, asked: null, text }]
}
