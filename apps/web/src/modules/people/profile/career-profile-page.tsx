import { useTranslations } from "use-intl"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { Section } from "#web/ui/text/section.tsx"
import { MatchingRelease } from "./matching-release.tsx"
import { Part, SaveButton, useSaved } from "./member-profile-page.tsx"
import { GoalsForm } from "./parts/goals-form.tsx"
import { IndustriesForm } from "./parts/industries-form.tsx"
import { WorkForm } from "./parts/work-form.tsx"
import type { Lists, Profile } from "./queries.ts"

interface CareerProfilePageProps {
  readonly profile: Profile
  readonly isReleased: boolean
  readonly lists: Lists<"industries" | "occupations" | "prefectures">
}

/** What the matching service may see, and whether it may. */
export function CareerProfilePage({ profile, isReleased, lists }: CareerProfilePageProps) {
  const t = useTranslations("profile")
  const onSaved = useSaved()
  const form = { profile, lists, onSaved, children: <SaveButton /> }
  return (
    <div className="page py-10">
      <h1 className="voice-serif text-title">
        <LabelText text={t("careerTitle")} />
      </h1>
      <p className="mt-3 mb-10 text-ink-soft">{t("careerLead")}</p>
      <Section title={t("releaseTitle")} text={t("releaseText")}>
        <div className="grid gap-6">
          <Notice kind={isReleased ? "success" : "info"} title={t(isReleased ? "released" : "notReleased")} />
          <MatchingRelease isAdult={profile.isAdult} />
          {isReleased || profile.isAdult ? (
            <Form
              route="PUT /v1/consents/matching"
              problems={t("problems")}
              fixed={{ isGiven: !isReleased }}
              onDone={onSaved}
            >
              {() => (
                <div>
                  <SubmitButton variant={isReleased ? "danger" : "primary"} busyLabel={t("saving")}>
                    {t(isReleased ? "revoke" : "release")}
                  </SubmitButton>
                </div>
              )}
            </Form>
          ) : null}
        </div>
      </Section>
      <Section title={t("wishesTitle")} text={t("wishesText")}>
        <Part title={t("industries")}>
          <IndustriesForm {...form} />
        </Part>
        <Part title={t("workTitle")}>
          <WorkForm {...form} />
        </Part>
        <Part title={t("goalsTitle")}>
          <GoalsForm {...form} />
        </Part>
      </Section>
    </div>
  )
}
