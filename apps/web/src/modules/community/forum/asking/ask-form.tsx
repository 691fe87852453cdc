import { useQuery } from "@tanstack/react-query"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { usePaused } from "#web/lib/browser/use-paused.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ListField } from "#web/ui/form/reference-fields.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { type AskedAbout, questionHref } from "../address.ts"
import { useInvited } from "../inviting/use-invited.ts"
import { AskingAboutLesson, topicsOf, useLessonAskedAbout } from "../lessons/asked-about.tsx"
import { topicsQuery } from "../list/queries.ts"
import { postPictures, useHeldForReviewNotice, usePeopleOf } from "./form-parts.tsx"
import { renderPost, usePersonalDataWarning } from "./previews.ts"
import { ownLevelQuery, similarQuery } from "./queries.ts"
import { LevelField, NamelessField, TopicsField } from "./question-fields.tsx"

const LESSON_ROUTE = "/course/$id_/$key"

/** One screen, with the fields in the order in which askers think of them. */
export function AskForm({ about }: { about: AskedAbout }) {
  const t = useTranslations("asking")
  const people = usePeopleOf()
  const tForum = useTranslations("forum")
  const language = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const router = useRouter()
  const { status } = useApp()
  const sayHeld = useHeldForReviewNotice()
  const noticing = usePersonalDataWarning("post")
  const [title, setTitle] = useState("")
  const invited = useInvited(about.senpai)
  const lesson = useLessonAskedAbout(about)
  const { data: topics } = useQuery(topicsQuery())
  const level = useQuery(ownLevelQuery())
  if (!topics || level.isPending || lesson.isPending)
    return <Skeleton shape="text" lines={10} label={tForum("loading")} />
  return (
    <Form
      route="POST /v1/questions"
      fixed={lesson.data ? { aboutLesson: lesson.data.id } : {}}
      problems={t("problems")}
      start={{
        language,
        isAnonymous: false,
        ...(level.data ? { japaneseLevel: level.data } : {}),
        ...(lesson.data ? { topics: topicsOf(lesson.data) } : {}),
      }}
      lookFirst={noticing}
      onDone={async ({ id, isHeld }) => {
        // The lesson's page lists the new question on return.
        if (lesson.data) await router.invalidate({ filter: ({ routeId }) => routeId === LESSON_ROUTE })
        await navigate({ href: href(isHeld ? "/account/posts" : questionHref(id)) })
        if (isHeld) return sayHeld(isHeld)
        const isInvited = await invited?.invite(id)
        status.show({
          kind: "success",
          message: isInvited ? t("askedInvited", { name: invited?.name ?? "" }) : t("askedDone"),
        })
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of="question" />
          {invited ? (
            <Notice title={t("askingOne", { name: invited.name })}>{t("askingOneText")}</Notice>
          ) : null}
          {lesson.data ? <AskingAboutLesson lesson={lesson.data} /> : null}
          <div className="grid gap-3">
            <TextField
              name={at("title")}
              label={t("title")}
              help={t("titleHelp")}
              missing={t("titleMissing")}
              required
              autoComplete="off"
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <SimilarQuestions title={title} />
          </div>
          <WritingField
            name={at("text")}
            label={t("text")}
            help={t("textHelp")}
            missing={t("textMissing")}
            required
            rows={8}
            langFrom={at("language")}
            titleFrom={at("title")}
            render={renderPost}
            people={people}
            pictures={postPictures}
          />
          <TopicsField name={at("topics")} topics={topics} />
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <ListField
              kind="languages"
              name={at("language")}
              label={t("language")}
              help={t("languageHelp")}
              required
            />
            <LevelField name={at("japaneseLevel")} />
          </div>
          <NamelessField name={at("isAnonymous")} />
          <div className="flex flex-wrap items-center gap-4 border-t pt-5">
            <SubmitButton size="large" busyLabel={t("posting")}>
              {t("post")}
            </SubmitButton>
            <p className="max-w-measure text-ink-soft text-sm">{t("everyoneReads")}</p>
          </div>
        </>
      )}
    </Form>
  )
}

const SHORTEST = 4

/** Similar questions while the title is being typed: perhaps it has been answered. */
function SimilarQuestions({ title }: { title: string }) {
  const t = useTranslations("asking")
  const tForum = useTranslations("forum")
  const href = useHref()
  const words = usePaused(title.trim())
  const { data } = useQuery({ ...similarQuery(words), enabled: words.length >= SHORTEST })
  const items = words.length < SHORTEST ? [] : (data?.items ?? [])
  return (
    <div role="status">
      {items.length > 0 ? (
        <div className="border-s-3 border-s-ai bg-ai-tint px-4 py-3">
          <p className="font-semibold text-ai text-sm">{t("similar")}</p>
          <ul className="divide-y">
            {items.map((question) => (
              <li key={question.id}>
                <a
                  href={href(questionHref(question.id))}
                  className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 hover:underline hover:underline-offset-4"
                >
                  <span lang={question.language}>{question.title}</span>
                  <span className="text-ink-soft text-sm">
                    {tForum("answers", { count: question.answerCount })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">{t("similarHelp")}</p>
        </div>
      ) : null}
    </div>
  )
}
