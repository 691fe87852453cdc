import { useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { Section } from "#web/ui/text/section.tsx"
import { BackgroundForm } from "./parts/background-form.tsx"
import { NamesForm } from "./parts/names-form.tsx"
import { known, type PartProps } from "./parts/part.ts"
import { SchoolForm } from "./parts/school-form.tsx"
import { StudyForm } from "./parts/study-form.tsx"
import { VisibilityForm } from "./parts/visibility-form.tsx"
import { Preview } from "./preview.tsx"
import type { Lists, Profile, ShownProfile, University } from "./queries.ts"

interface MemberProfilePageProps {
  readonly profile: Profile
  readonly preview: ShownProfile
  readonly university: University | null
  readonly lists: Lists<"countries" | "languages" | "industries" | "occupations">
  readonly isStudent: boolean
  readonly isSenpai: boolean
  readonly thisYear: number
  /** The photo picker. */
  readonly photo: ReactNode
  /** Other privacy settings. */
  readonly children: ReactNode
}

/** What others see, who sees it, and the forms for it. */
export function MemberProfilePage({
  profile,
  preview,
  university,
  lists,
  isStudent,
  isSenpai,
  thisYear,
  photo,
  children,
}: MemberProfilePageProps) {
  const t = useTranslations("profile")
  const href = useHref()
  const onSaved = useSaved()
  const form = { profile, onSaved, children: <SaveButton /> }
  return (
    <div className="page py-10">
      <h1 className="voice-serif text-title">
        <LabelText text={t("memberTitle")} />
      </h1>
      <p className="mt-3 mb-10 text-ink-soft">{t("memberLead")}</p>
      <Section title={t("previewTitle")} text={t("previewText")}>
        <Preview shown={preview} university={university} lists={lists} />
      </Section>
      {photo}
      <Section title={t("visibilityTitle")} text={t("visibilityText")}>
        <VisibilityForm {...form} isSenpai={isSenpai} />
      </Section>
      {children}
      <Section title={t("introductionTitle")} text={t("introductionText")}>
        <IntroductionForm {...form} />
      </Section>
      <Section title={t("detailsTitle")} text={t("detailsText")}>
        <Part title={t("namesTitle")}>
          <NamesForm {...form} />
        </Part>
        <Part title={t("backgroundTitle")}>
          <BackgroundForm {...form} lists={lists} />
        </Part>
        {isSenpai ? (
          <div className="border-b py-3">
            <TextLink kind="stand-alone" href={href("/sign-up/career-info")}>
              {t("workHistoryChange")}
            </TextLink>
          </div>
        ) : null}
        {isStudent ? (
          <>
            <Part title={t("schoolTitle")}>
              <TextLink kind="stand-alone" href={href("/sign-up/select-university/1")}>
                {t("universityChange")}
              </TextLink>
              <SchoolForm {...form} />
            </Part>
            <Part title={t("studyTitle")}>
              <StudyForm {...form} thisYear={thisYear} />
            </Part>
          </>
        ) : null}
      </Section>
    </div>
  )
}

/** Confirms, and reloads what the page shows. */
export function useSaved(): () => Promise<void> {
  const t = useTranslations("profile")
  const router = useRouter()
  const { status, currentUser } = useApp()
  return async () => {
    status.show({ kind: "success", message: t("saved") })
    await currentUser.fetch()
    await router.invalidate()
  }
}

export function SaveButton() {
  const t = useTranslations("profile")
  return (
    <div>
      <SubmitButton variant="secondary" busyLabel={t("saving")}>
        {t("save")}
      </SubmitButton>
    </div>
  )
}

/** Collapsed until opened. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">{title}</summary>
      <div className="grid gap-6 pt-2 pb-8">{children}</div>
    </details>
  )
}

function IntroductionForm({ profile: { introduction }, onSaved, children }: PartProps) {
  const t = useTranslations("profile")
  return (
    <Form
      route="PUT /v1/profile/introduction"
      problems={t("problems")}
      start={known(introduction)}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-introduction" />
          <TextAreaField name={at("en")} label={t("introductionEn")} help={t("introductionHelp")} rows={5} />
          <TextAreaField name={at("ja")} label={t("introductionJa")} rows={5} />
          {children}
        </>
      )}
    </Form>
  )
}
