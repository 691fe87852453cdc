import { useTranslations } from "use-intl"
import { useMore } from "#web/kits/lists/use-more.ts"
import { useIsMember } from "#web/lib/page/use-app.ts"
import { ShowMore } from "#web/ui/list/show-more.tsx"
import { Ago } from "#web/ui/text/ago.tsx"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import { placeOf } from "../address.ts"
import { type Comment, fetchComments, type Page, type Question } from "../queries.ts"
import { commentWithPageHtml } from "../reading/with-page-html.ts"
import { useMemberActions } from "./member-actions.ts"
import { WriterLine } from "./writer-line.tsx"

export interface Commented {
  readonly noun: "question" | "answer"
  readonly id: string
}

interface CommentsProps {
  readonly about: Commented
  /** The author of the answer commented on. */
  readonly name?: string
  readonly comments: Page<Comment>
  readonly question: Question
}

export function Comments({ about, name, comments, question }: CommentsProps) {
  const t = useTranslations("forum")
  const acting = useMemberActions()
  const isMember = useIsMember()
  const { items, cursor, state, more } = useMore(comments, async (cursor) => {
    const { items, nextCursor } = await fetchComments(about, cursor)
    return { items: items.map(commentWithPageHtml), nextCursor }
  })
  const label = name === undefined ? t("commentsOnQuestion") : t("commentsOn", { name })
  return (
    <div className="grid gap-2 border-s ps-4">
      {items.length > 0 ? (
        <ul aria-label={label} className="grid divide-y">
          {items.map((comment) => (
            <li
              key={comment.id}
              id={placeOf("comment", comment.id)}
              className="shadeable relative grid scroll-mt-8 gap-1 py-3"
            >
              {acting ? <acting.Shade writer={comment.author} questionId={question.id} /> : null}
              <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 pe-11 text-ink-faint text-sm">
                <WriterLine writer={comment.author} size="small" />
                <Ago at={comment.createdAt} />
                {comment.editedAt === null ? null : <span>{t("editedMark")}</span>}
              </div>
              <TrustedHtml
                id={comment.body.place}
                html={comment.body.html}
                lang={comment.language}
                className="talk-small"
              />
              {acting ? <acting.CommentTools about={about} comment={comment} question={question} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <ShowMore
        list={{ hasNextPage: cursor !== null, isFetchingNextPage: state === "busy" }}
        label={t(state === "failed" ? "tryAgain" : "moreComments")}
        busyLabel={t("loading")}
        onPress={() => void more()}
        isQuiet
      />
      {isMember && question.state !== "locked" ? (
        // As high as the button, which only members who may comment get.
        <div className="no-print min-h-11">
          {acting ? <acting.CommentBox about={about} name={name} question={question} /> : null}
        </div>
      ) : null}
    </div>
  )
}
