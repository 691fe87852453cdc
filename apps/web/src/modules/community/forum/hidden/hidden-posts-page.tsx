import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { refetch } from "#web/lib/query/refetch.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { type HiddenPost, hiddenPostsQuery } from "./queries.ts"

export function HiddenPostsPage() {
  const t = useTranslations("hiddenPosts")
  const { items } = useSuspenseQuery(hiddenPostsQuery).data
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">{t("title")}</h1>
      <p className="mt-2 max-w-measure text-ink-soft">{t("lead")}</p>
      {items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t("none")} pattern="seigaiha">
            {t("noneText")}
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-6 grid max-w-measure gap-10">
          {items.map((post) => (
            <li key={`${post.id} ${post.language} ${post.state}`}>
              <HiddenPostCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function HiddenPostCard({ post }: { post: HiddenPost }) {
  const t = useTranslations("hiddenPosts")
  const day = useDay()
  const heading = t(`noun.${post.noun}`, { title: post.questionTitle })
  return (
    <article aria-label={heading} className="grid gap-4 border-t pt-5">
      <header>
        <h2 className="voice-serif text-heading wrap-anywhere">{heading}</h2>
        <p className="text-ink-soft text-sm">
          {t(post.state === "change_held" ? "changedAt" : "at", {
            date: day(post.hiddenAt),
          })}{" "}
          · {t(`state.${post.state}`)}
        </p>
      </header>
      {post.reason === null ? null : <Notice title={t("reason")}>{post.reason}</Notice>}
      {post.mayMend ? (
        <EditForm post={post} />
      ) : (
        <>
          <blockquote className="whitespace-pre-line border-s-3 ps-4 wrap-anywhere" lang={post.language}>
            {post.title === null ? null : <p className="font-semibold">{post.title}</p>}
            {post.text}
          </blockquote>
          <p className="text-ink-soft">{t(`then.${post.state}`)}</p>
        </>
      )}
    </article>
  )
}

function EditForm({ post }: { post: HiddenPost }) {
  const t = useTranslations("hiddenPosts")
  const cache = useQueryClient()
  const { status } = useApp()
  return (
    <Form
      route="PUT /v1/hidden-posts/{noun}/{id}"
      params={{ noun: post.noun, id: post.id }}
      start={{ text: post.text, ...(post.title === null ? {} : { title: post.title }) }}
      problems={t("problems")}
      className="grid gap-4"
      onDone={({ isHeld }) => {
        status.show({ kind: isHeld ? "info" : "success", message: t(isHeld ? "held" : "saved") })
        refetch(cache, ["hidden-posts", `question:${post.questionId}`])
      }}
    >
      {(at) => (
        <>
          <p className="text-ink-soft">{t("mendLead")}</p>
          {post.title === null ? null : <TextField name={at("title")} label={t("questionTitle")} required />}
          <TextAreaField name={at("text")} label={t("text")} rows={8} required />
          <SubmitButton className="justify-self-start" busyLabel={t("saving")}>
            {t("save")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
