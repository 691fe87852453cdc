import { useQuery } from "@tanstack/react-query"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { useLocale, useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { offerPush } from "#web/lib/notify/push-moment.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ListField } from "#web/ui/form/reference-fields.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { WritingField } from "#web/ui/writing/writing-field.tsx"
import { type AskedAbout, QUESTION_DRAFT, questionHref } from "../address.ts"
import { senpaiQuery } from "../inviting/queries.ts"
import { AskingAboutLesson, topicsOf, useLessonAskedAbout } from "../lessons/asked-about.tsx"
import { topicsQuery } from "../list/queries.ts"
import { DraftHints, SimilarQuestions } from "./draft-help.tsx"
import { postPictures, useHeldForReviewNotice, usePeopleOf } from "./form-parts.tsx"
import { renderPost, usePersonalDataWarning } from "./previews.ts"
import { ownLevelQuery } from "./queries.ts"
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
      confirmBeforeSend={noticing}
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
        offerPush()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of={QUESTION_DRAFT} fromGuest />
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
            />
            <SimilarQuestions name={at("title")} />
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
          <div className="grid gap-3">
            <TopicsField name={at("topics")} topics={topics} />
            <DraftHints
              title={at("title")}
              text={at("text")}
              topics={at("topics")}
              language={at("language")}
            />
          </div>
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

/** The senpai invited while asking; undefined if none is given or the member may not see them. */
function useInvited(senpai: string | undefined) {
  const { data } = useQuery({ ...senpaiQuery(senpai ?? ""), enabled: senpai !== undefined })
  if (!data || senpai === undefined) return undefined
  return {
    name: data.displayName,
    /** False if the senpai cannot be invited; the question is posted anyway. */
    invite: (questionId: string) =>
      api("PUT /v1/questions/{id}/invitations/{person}", {
        params: { id: questionId, person: senpai },
        handles: "all",
      }).then(
        () => true,
        () => false,
      ),
  }
}
