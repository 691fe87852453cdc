import { strengthNames } from "@shirube/vocabulary/career/stories/choices"
import { useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { NotThere } from "#web/ui/list/not-there.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { newEntrySheetHref, STORIES_PATH } from "../../career-documents/address.ts"
import { BuilderTrail } from "../../career-documents/builder-trail.tsx"
import { DocumentBar } from "../../career-documents/document-bar.tsx"
import { DocumentDeletion } from "../../career-documents/document-deletion.tsx"
import type { ContentOf, DocumentOf } from "../../career-documents/queries.ts"
import { useCareerDocument } from "../../career-documents/use-career-document.ts"
import { AskForReview } from "../../document-reviews/asking/ask-for-review.tsx"
import { selectPassage, withWording } from "../../document-reviews/comments/passage-in-field.ts"
import { ReviewComments } from "../../document-reviews/comments/review-comments.tsx"
import {
  episodeParts,
  firstOpenStep,
  type GuidedStep,
  isEmptyEpisode,
  isEpisodePart,
  isWholeEpisode,
  promptIn,
  suggestedTitle,
} from "../content.ts"
import { EpisodeFields } from "./episode-fields.tsx"
import { GuidedSteps } from "./guided-steps.tsx"

type Episode = DocumentOf<"episode">

export function EpisodePage({ document }: { document: Episode }) {
  const [opened, setOpened] = useState(document)
  return <EpisodeEditor key={opened.version} document={opened} onReplaced={setOpened} />
}

interface EpisodeEditorProps {
  readonly document: Episode
  readonly onReplaced: (document: Episode) => void
}

/** A story that began with a question is asked step by step until it is whole; after that, all fields are shown. */
function EpisodeEditor({ document, onReplaced }: EpisodeEditorProps) {
  const t = useTranslations("stories")
  const tPrompts = useTranslations("storyPrompts")
  const editing = useCareerDocument(document)
  const { content, put } = editing
  const prompt = promptIn(content.prompt)
  const [step, setStep] = useState<GuidedStep | null>(() =>
    promptIn(document.content.prompt) && !isWholeEpisode(document.content)
      ? firstOpenStep(document.content)
      : null,
  )
  const [isFinished, setFinished] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const finish = () => {
    if (content.title.trim() === "") put("title", suggestedTitle(content))
    setStep(null)
    setFinished(true)
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      scrollTo({ top: 0 })
    })
  }
  return (
    <div className="page grid grid-cols-1 gap-6 pt-3 pb-14 lg:pt-6">
      <header>
        <BuilderTrail above={{ path: STORIES_PATH, label: t("title") }} />
        <h1
          ref={heading}
          tabIndex={-1}
          className={`voice-serif wrap-anywhere outline-none ${step ? "text-lead" : "text-title"}`}
        >
          {step && prompt ? tPrompts(`${prompt}.question`) : content.title || t("untitled")}
        </h1>
      </header>
      <DocumentBar kind="episode" editing={editing} partsOf={usePartsOf()} onReplaced={onReplaced}>
        {prompt ? (
          <Button
            variant="quiet"
            className="px-0!"
            onClick={() => setStep(step ? null : firstOpenStep(content))}
          >
            {t(step ? "guide.all" : "guide.guided")}
          </Button>
        ) : null}
        {step ? null : (
          <AskForReview document={document.id} flush={editing.flush} version={editing.version} />
        )}
      </DocumentBar>
      {isFinished && !step ? (
        <Notice kind="success" title={t("guide.done")} live>
          <p>{t("guide.doneText")}</p>
        </Notice>
      ) : null}
      {step ? (
        <GuidedSteps content={content} put={put} step={step} onStep={setStep} onFinish={finish} />
      ) : (
        <>
          {isEmptyEpisode(content) ? null : <ToAnswer id={document.id} />}
          <EpisodeFields content={content} put={put} />
          <ReviewComments
            document={document.id}
            textOf={(part) => (isEpisodePart(part) ? content[part] : undefined)}
            onGo={selectPassage}
            onReplace={(part, passage, wording) => {
              if (isEpisodePart(part)) put(part, withWording(content[part], passage, wording))
            }}
          />
        </>
      )}
      {document.version === 0 && !isFinished ? null : (
        <DocumentDeletion id={document.id} texts="stories.delete" list={STORIES_PATH} />
      )}
      <p className="max-w-measure text-ink-soft text-sm">{t("private")}</p>
    </div>
  )
}

function ToAnswer({ id }: { id: string }) {
  const t = useTranslations("stories")
  const href = useHref()
  return (
    <p>
      <ButtonLink href={href(newEntrySheetHref({ episode: id }))}>{t("guide.toAnswer")}</ButtonLink>
    </p>
  )
}

function usePartsOf() {
  const t = useTranslations("stories")
  const language = useLocale()
  return (content: ContentOf<"episode">) => [
    { id: "title", label: t("fields.title"), text: content.title },
    ...episodeParts.map((part) => ({ id: part, label: t(`steps.${part}.short`), text: content[part] })),
    {
      id: "strengths",
      label: t("fields.strengths"),
      text: content.strengths.map((strength) => strengthNames[strength][language]).join("\n"),
    },
  ]
}

export function EpisodeNotFound() {
  const t = useTranslations("stories.notFound")
  const href = useHref()
  return (
    <NotThere title={t("title")} text={t("text")} back={{ href: href(STORIES_PATH), label: t("back") }} />
  )
}
