import { useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { courseHref } from "../address.ts"
import type { Lesson } from "../queries.ts"

/** Replaces a lesson that is for members only. */
export function Invitation({ lesson }: { lesson: Lesson }) {
  const t = useTranslations("lesson.invitation")
  const href = useHref()
  return (
    <div className="page grid gap-6">
      <p lang={lesson.language} className="voice-text max-w-measure text-ink-soft text-lead">
        <RubyText segments={lesson.summaryRuby} />
      </p>
      <EmptyState
        title={t("title")}
        pattern="asanoha"
        tone="matcha"
        action={
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href={href("/sign-in")} rel="nofollow" onClick={rememberHere}>
              {t("signIn")}
            </ButtonLink>
            <ButtonLink href={href("/sign-up")} rel="nofollow" onClick={rememberHere} variant="secondary">
              {t("signUp")}
            </ButtonLink>
            <TextLink kind="stand-alone" href={href(courseHref(lesson.course.id))}>
              {t("first")}
            </TextLink>
          </div>
        }
      >
        {t("text")}
      </EmptyState>
    </div>
  )
}
