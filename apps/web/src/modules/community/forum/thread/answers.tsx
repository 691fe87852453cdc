import { useTranslations } from "use-intl"
import { useMore } from "#web/kits/lists/use-more.ts"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { stringifySearch } from "#web/lib/page/search-params.ts"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { useNamedSubjects } from "#web/lib/query/named-subjects.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { More } from "#web/ui/list/more.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { askHref, placeOf, questionHref } from "../address.ts"
import { type Answer, fetchAnswers, type Question } from "../queries.ts"
import type { ReadingSearch } from "../reading/address.ts"
import { answerWithPageHtml } from "../reading/with-page-html.ts"
import { Comments } from "./comments.tsx"
import { Edited } from "./edited.tsx"
import { useMemberActions } from "./member-actions.ts"
import { Text } from "./text.tsx"
import { toolRow } from "./tool-row.ts"
import { useWriterName, WriterLine } from "./writer-line.tsx"

interface AnswersProps {
  readonly question: Question
  readonly search: ReadingSearch
}

export function Answers({ question, search }: AnswersProps) {
  const t = useTranslations("forum")
  const isMember = useIsMember()
  const href = useHref()
  const { id, answerCount } = question
  const { items, cursor, state, more } = useMore(question.answers, async (cursor) => {
    const { items, nextCursor } = await fetchAnswers(id, search.in, cursor, new AbortController().signal)
    return { items: items.map(answerWithPageHtml), nextCursor }
  })
  return (
    <section aria-labelledby="answers" className="page mt-10 grid gap-10 lg:mt-14">
      <div className="section-rule">
        <h2 id="answers" className="voice-serif scroll-mt-8 text-heading">
          {t("answersTitle", { count: answerCount })}
        </h2>
        {answerCount === 0 ? <p className="mt-1 max-w-measure text-ink-soft">{t("noAnswerYet")}</p> : null}
        {question.slowMinutes === null ? null : (
          <p className="mt-1 max-w-measure text-ink-soft">{t("slow", { minutes: question.slowMinutes })}</p>
        )}
        {search.cursor ? (
          <TextLink kind="stand-alone" href={`${href(questionHref(id))}#answers`}>
            ← {t("fromFirst")}
          </TextLink>
        ) : null}
      </div>
      {items.map((answer) => (
        <AnswerText key={answer.id} answer={answer} question={question} search={search} />
      ))}
      {state === "failed" ? (
        <Notice kind="error" live>
          {t("answersFailed")}
        </Notice>
      ) : null}
      {cursor === null ? null : (
        <More
          href={`${href(questionHref(id))}${stringifySearch({ ...search, cursor })}#answers`}
          label={t("moreAnswers")}
          busy={state === "busy"}
          busyLabel={t("loading")}
          onMore={() => void more()}
        />
      )}
      <div className="editorial">
        <div id="your-answer" className={classNames("col-text scroll-mt-8", isMember && "min-h-24")}>
          <YourAnswer question={question} />
        </div>
      </div>
    </section>
  )
}

interface AnswerTextProps extends AnswersProps {
  readonly answer: Answer
}

function AnswerText({ answer, question, search }: AnswerTextProps) {
  const t = useTranslations("forum")
  const acting = useMemberActions()
  const isMember = useIsMember()
  const name = useWriterName()(answer.author)
  const named = useNamedSubjects([`answer:${answer.id}`])
  return (
    <article
      id={placeOf("answer", answer.id)}
      aria-label={t("answerBy", { name })}
      className="shadeable editorial scroll-mt-8 gap-y-4! border-b pb-10 last-of-type:border-b-0"
      {...named}
    >
      {acting ? <acting.Shade writer={answer.author} questionId={question.id} /> : null}
      <div className="col-margin grid content-start gap-3">
        <p aria-hidden lang="ja" className="voice-serif text-[3rem] text-ai leading-none max-lg:hidden">
          答
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid lg:gap-2">
          <WriterLine writer={answer.author} />
          <p className="flex flex-wrap items-center gap-x-3 text-ink-faint text-sm">
            <Ago at={answer.createdAt} />
            <Edited noun="answer" id={answer.id} at={answer.editedAt} />
          </p>
        </div>
      </div>
      <div className="col-text grid grid-cols-1 content-start gap-4">
        {answer.isAccepted ? (
          <p className="flex items-center gap-3 border-t-3 border-t-matcha bg-matcha-tint px-4 py-2 font-semibold text-matcha">
            <Seal text="解決" cut="outline" className="size-9!" />
            {t("accepted")}
          </p>
        ) : null}
        <Text noun="answer" of={answer} questionId={question.id} search={search} />
        <div className={toolRow}>
          {acting ? (
            <acting.AnswerTools answer={answer} question={question} />
          ) : answer.helpfulCount > 0 ? (
            <p className="inline-flex min-h-11 items-center text-ink-soft text-sm">
              {t("helpful", { count: answer.helpfulCount })}
            </p>
          ) : isMember ? (
            <span className="min-h-11" />
          ) : null}
        </div>
        <Comments
          about={{ noun: "answer", id: answer.id }}
          name={name}
          comments={answer.comments}
          question={question}
        />
      </div>
    </article>
  )
}

/** The box for those who may answer, or the reason why not. */
function YourAnswer({ question }: { question: Question }) {
  const t = useTranslations("forum")
  const href = useHref()
  const acting = useMemberActions()
  const isMember = useIsMember()
  if (question.state === "locked")
    return (
      <Notice>
        {t("locked")}
        {question.lockReason ? <p className="mt-1">{t(`lockReasons.${question.lockReason}`)}</p> : null}
      </Notice>
    )
  if (acting) return <acting.AnswerBox question={question} />
  return (
    <div className="max-w-measure text-ink-soft">
      <p>{t(isMember ? "onlySenpai" : "onlySenpaiVisitor")}</p>
      <p className="flex flex-wrap gap-x-6">
        {isMember ? null : (
          <TextLink kind="stand-alone" href={href("/sign-in")} rel="nofollow" onClick={rememberHere}>
            {t("signIn")}
          </TextLink>
        )}
        <TextLink kind="stand-alone" href={href(askHref({ ask: true }))}>
          {t("ask")}
        </TextLink>
      </p>
    </div>
  )
}
