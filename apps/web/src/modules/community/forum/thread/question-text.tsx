import { useTranslations } from "use-intl"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { ShareButton } from "#web/ui/control/share-button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { ItemActions } from "#web/ui/list/item-actions.tsx"
import { TopicMarks } from "#web/ui/picture/topic-marks.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { askHref, lessonHref, placeOf } from "../address.ts"
import type { Question } from "../queries.ts"
import type { ReadingSearch } from "../reading/address.ts"
import { Comments } from "./comments.tsx"
import { Edited } from "./edited.tsx"
import { useMemberActions } from "./member-actions.ts"
import { Text } from "./text.tsx"
import { toolRow } from "./tool-row.ts"
import { WriterLine } from "./writer-line.tsx"

export function QuestionText({ question, search }: { question: Question; search: ReadingSearch }) {
  const t = useTranslations("forum")
  const acting = useMemberActions()
  const { author, japaneseLevel } = question
  return (
    <div className="page editorial gap-y-4!">
      <h1
        id={placeOf("question", question.id)}
        lang={question.language}
        className="col-text voice-serif scroll-mt-8 text-[clamp(1.625rem,1.3rem+1.5vw,2.5rem)] leading-[1.2] lg:row-start-1 [&:lang(ja)]:text-[clamp(1.375rem,1.2rem+1vw,2rem)] [&:lang(ja)]:leading-[1.5]"
      >
        <RubyText segments={question.titleRuby} />
      </h1>
      <div className="col-margin grid content-start gap-3 lg:row-span-2 lg:row-start-1">
        <p aria-hidden lang="ja" className="voice-serif text-[4rem] text-shu leading-none max-lg:hidden">
          問
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid lg:gap-3">
          <WriterLine writer={author} />
          <p className="flex flex-wrap items-center gap-x-3 text-ink-faint text-sm">
            <span>
              {t("asked")} <Ago at={question.createdAt} />
            </span>
            <Edited noun="question" id={question.id} at={question.editedAt} />
          </p>
        </div>
        {japaneseLevel ? (
          <p className="border-s-3 border-s-ai ps-3 text-sm">
            <span className="font-semibold text-ai">
              {japaneseLevel === "none" || japaneseLevel === "native"
                ? t(`levels.${japaneseLevel}`)
                : t("level", { level: japaneseLevel.toUpperCase() })}
            </span>
            <span className="block text-ink-soft">{t("levelHint")}</span>
          </p>
        ) : null}
      </div>
      <div className="shadeable col-text grid grid-cols-1 content-start gap-5 lg:row-start-2">
        {acting ? <acting.Shade writer={author} questionId={question.id} /> : null}
        <Text noun="question" of={question} search={search} questionId={question.id} />
        <AboutLesson question={question} />
        <Topics question={question} />
        <div className={toolRow}>
          <ItemActions thing={`question:${question.id}`} title={question.title} look="words" />
          {acting ? <acting.QuestionTools question={question} /> : <ShareQuestion question={question} />}
        </div>
        <Comments
          about={{ noun: "question", id: question.id }}
          comments={question.comments}
          question={question}
        />
      </div>
    </div>
  )
}

/** Alone for visitors, in the menu for members. */
function ShareQuestion({ question: { title } }: { question: Question }) {
  const t = useTranslations("forum")
  if (useIsMember()) return null
  return (
    <ShareButton
      title={title}
      labels={{ share: t("share"), copied: t("copied"), copyFailed: t("copyFailed") }}
    />
  )
}

/** The lesson that the question is about. */
function AboutLesson({ question: { aboutLesson } }: { question: Question }) {
  const t = useTranslations("forum")
  const href = useHref()
  if (!aboutLesson) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="text-ink-faint">{t("aboutLesson")}</span>
      <TextLink href={href(lessonHref(aboutLesson.courseId, aboutLesson.key))}>
        <span lang={aboutLesson.language}>
          <RubyText segments={aboutLesson.titleRuby} />
        </span>
      </TextLink>
    </p>
  )
}

function Topics({ question: { topics } }: { question: Question }) {
  const t = useTranslations("forum")
  const href = useHref()
  return (
    <div className="no-print">
      <TopicMarks label={t("topicsNav")} topics={topics} hrefOf={(topic) => href(askHref({ topic }))} />
    </div>
  )
}
