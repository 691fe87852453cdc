import { useInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useHref, useIsMember } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { askHref, type OwnList } from "../address.ts"
import { ownQuestionsQuery } from "./queries.ts"
import { QuestionRow } from "./question-row.tsx"

/** The page is the same for everyone, so the browser fetches the member's own lists. */
export function OwnQuestions({ list }: { list: OwnList }) {
  const t = useTranslations("forum")
  const href = useHref()
  const isMember = useIsMember()
  if (isMember) return <OwnQuestionList key={list} name={list} />
  return (
    <EmptyState
      title={t("signInTitle")}
      pattern="yagasuri"
      action={
        <ButtonLink href={href("/sign-in")} onClick={rememberHere}>
          {t("signIn")}
        </ButtonLink>
      }
    >
      {t("signInText")}
    </EmptyState>
  )
}

function OwnQuestionList({ name }: { name: OwnList }) {
  const t = useTranslations("forum")
  const list = useInfiniteQuery(ownQuestionsQuery(name))
  const { items, more, listRef } = useGrowingList(list)
  if (!list.data)
    return list.isError ? (
      <Notice kind="error" live>
        {t("failed")}
      </Notice>
    ) : (
      <Skeleton shape="text" lines={6} label={t("loading")} />
    )
  if (items.length === 0) return <Nothing list={name} />
  return (
    <section aria-label={t(`list.${name}`)} className="grid grid-cols-1 gap-4">
      <Growing more={more}>
        <ul ref={listRef} className="divide-y border-b">
          {items.map((question) => (
            <li key={question.id}>
              {"isInvited" in question && question.isInvited ? (
                <p className="pt-3 font-semibold text-shu-ink text-sm">{t("invited")}</p>
              ) : null}
              <QuestionRow question={question} />
            </li>
          ))}
        </ul>
      </Growing>
    </section>
  )
}

function Nothing({ list }: { list: OwnList }) {
  const t = useTranslations("forum")
  const href = useHref()
  const isAsking = list === "mine"
  return (
    <EmptyState
      title={t(`empty.${list}Title`)}
      pattern="asanoha"
      action={
        <ButtonLink
          href={href(isAsking ? askHref({ ask: true }) : askHref())}
          variant={isAsking ? "primary" : "secondary"}
        >
          {t(isAsking ? "ask" : "clear")}
        </ButtonLink>
      }
    >
      {t(`empty.${list}Text`)}
    </EmptyState>
  )
}
