import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { rememberHere } from "#web/lib/auth/remember-here.ts"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useApp, useHref, useIsMember, usePrefix, useUser } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { loadReview } from "./queries.ts"
import { needsReview, type Situation, situationOf } from "./situation.ts"

/** The application for visitors; for members what they can do, laid over the page once it is known who they are. */
export function NextStep() {
  const t = useTranslations("becomingSenpai")
  const isMember = useIsMember()
  const known = useUser()
  // The reader may be known before this part of the page has hydrated.
  const user = useIsHydrated() ? known : null
  if (!isMember) return <Apply />
  if (user?.isSuspended) return null
  return user ? <OwnStep user={user} /> : <Skeleton shape="text" lines={3} label={t("own.loading")} />
}

export function Apply() {
  const t = useTranslations("becomingSenpai")
  const href = useHref()
  return (
    <div className="grid justify-items-start gap-2">
      <ButtonLink size="large" href={href("/sign-up/select-login?as=senpai")}>
        {t("apply")}
      </ButtonLink>
      <p className="text-ink-soft text-sm">{t("applyText")}</p>
      <p className="text-sm">
        {t("haveAccount")}{" "}
        <TextLink href={href("/sign-in")} onClick={rememberHere}>
          {t("signIn")}
        </TextLink>
      </p>
    </div>
  )
}

function OwnStep({ user }: { user: User }) {
  const t = useTranslations("becomingSenpai.own")
  const href = useHref()
  const needs = needsReview(user)
  const loaded = useLoaded(needs && loadReview, user.id)
  if (needs && !loaded) return <Skeleton shape="text" lines={3} label={t("loading")} />
  if (loaded?.isFailed)
    return (
      <TextLink kind="stand-alone" href={href(places.waiting)}>
        {t("waiting.link")}
      </TextLink>
    )
  const review = loaded?.review ?? null
  return <OwnNotice situation={situationOf(user, review)} reason={review?.reason ?? null} user={user} />
}

const kinds = {
  screened: "success",
  waiting: "info",
  returned: "warn",
  declined: "info",
  unsent: "info",
  expired: "warn",
  signingUp: "info",
  student: "info",
  company: "info",
  editor: "info",
} as const satisfies Record<Situation, string>

/** Where the next step is; an unfinished sign-up has its own path. */
const places = {
  screened: "/community/ask-senpai?list=for-me",
  waiting: "/sign-up/basic-info/complete",
  returned: "/sign-up/career-info",
  unsent: "/sign-up/career-info",
  expired: "/account/senpai",
  signingUp: "/sign-up/basic-info",
  student: "/ambassador/application",
  editor: "/editors/senpai",
} as const satisfies Partial<Record<Situation, Address>>

const hasPlace = (situation: Situation): situation is keyof typeof places => situation in places

interface OwnNoticeProps {
  readonly situation: Situation
  /** By the editors who returned or declined the application. */
  readonly reason: string | null
  readonly user: User
}

function OwnNotice({ situation, reason, user }: OwnNoticeProps) {
  const t = useTranslations("becomingSenpai.own")
  const prefix = usePrefix()
  const { helpEmail } = useApp().settings
  const pathOf = (name: keyof typeof places) =>
    withPrefix((name === "unsent" && user.registration.nextPath) || places[name], prefix)
  return (
    <Notice kind={kinds[situation]} title={t(`${situation}.title`)}>
      {reason ? <p className="my-2 wrap-anywhere whitespace-pre-line">{reason}</p> : null}
      <p>{t(`${situation}.text`, { helpEmail })}</p>
      {hasPlace(situation) ? (
        <TextLink kind="stand-alone" href={pathOf(situation)}>
          {t(`${situation}.link`)}
        </TextLink>
      ) : null}
    </Notice>
  )
}
