import { suspensionReasonTexts } from "@shirube/vocabulary/editorial/suspensions/choices"
import { useSuspenseQuery } from "@tanstack/react-query"
import { type ReactNode, type RefObject, useId } from "react"
import { useTranslations } from "use-intl"
import { withPrefix } from "#web/lib/language/language.ts"
import { useApp, useHref, useMember, usePrefix } from "#web/lib/page/use-app.ts"
import { useDay, useMoment } from "#web/lib/time/use-time-text.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { MemberNotes } from "../member-notes/member-notes.tsx"
import { type MemberRecord as Member, memberQuery } from "./queries.ts"
import { SuspensionActions } from "./suspension-actions.tsx"
import { useMemberFacts } from "./use-member-facts.ts"

interface MemberRecordProps {
  readonly id: string
  readonly thing: RefObject<HTMLElement | null>
}

/** Everything that the site has about one person, for editors. */
export function MemberRecord({ id, thing }: MemberRecordProps) {
  const t = useTranslations("memberLookup")
  const { data: member } = useSuspenseQuery(memberQuery(id))
  const prefix = usePrefix()
  const href = useHref()
  const viewer = useMember()
  const facts = useMemberFacts(member)
  return (
    <article ref={thing} tabIndex={-1} aria-label={member.name} className="grid content-start gap-8">
      <header>
        <h1 className="voice-serif wrap-anywhere text-heading">{member.name}</h1>
        <p className="mt-1">{facts.join(" · ")}</p>
        {member.path === null ? null : (
          <TextLink kind="stand-alone" href={withPrefix(member.path, prefix)}>
            {t("page")}
          </TextLink>
        )}
        {viewer.isAdministrator ? (
          <TextLink
            kind="stand-alone"
            href={href(`/editors/audit-log?person=${id}`)}
            className="ms-4 first-of-type:ms-0"
          >
            {t("auditLog")}
          </TextLink>
        ) : null}
      </header>
      <Account member={member} />
      <SuspensionActions key={`${id} ${member.isSuspended}`} member={member} />
      <Suspensions member={member} />
      <Part title={t("notes.title")} text={t("notes.lead")}>
        <MemberNotes key={id} memberId={id} />
      </Part>
      <Reviews member={member} />
      {member.contributions.map((contribution) => (
        <Contributions key={contribution.title} {...contribution} />
      ))}
      <Sessions member={member} />
    </article>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="max-w-3xl border-t pt-4">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {text ? <p className="mt-0.5 text-ink-soft text-sm">{text}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  )
}

function Account({ member }: { member: Member }) {
  const t = useTranslations("memberLookup")
  const day = useDay()
  const { id, email, isEmailConfirmed, isRegistered, language, createdAt, leavingAt } = member
  const facts = [
    [t("email"), isEmailConfirmed ? email : t("unconfirmed", { email })],
    [t("joined"), day(createdAt)],
    ...(isRegistered ? [] : [[t("signUp"), t("unfinished")]]),
    ...(leavingAt === null ? [] : [[t("leaving"), t("leavingOn", { day: day(leavingAt) })]]),
    [t("language"), t(`languages.${language ?? "both"}`)],
    [t("id"), id],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft text-sm sm:pt-0.5">{label}</dt>
          <dd className="wrap-anywhere mb-2 sm:mb-0">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Suspensions({ member: { suspensions } }: { member: Member }) {
  const t = useTranslations("memberLookup")
  const day = useDay()
  const { language } = useApp().locale
  const ended = suspensions.filter(({ endedAt }) => endedAt !== null)
  if (ended.length === 0) return null
  return (
    <Part title={t("earlierSuspensions")}>
      <ul className="divide-y border-y">
        {ended.map(({ id, since, endedAt, reason, words, by, liftedBy }) => (
          <li key={id} className="grid gap-1 py-2 text-sm">
            <p>
              {day(since)} – {endedAt === null ? "" : day(endedAt)} ·{" "}
              {liftedBy === null ? t("ranOut") : t("liftedBy", { name: liftedBy })} ·{" "}
              {t("by", { name: by ?? t("formerEditor") })}
            </p>
            <p className="text-ink-soft">{suspensionReasonTexts[reason][language]}</p>
            {words ? <p className="wrap-anywhere whitespace-pre-line">{words}</p> : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Reviews({ member: { reviews } }: { member: Member }) {
  const t = useTranslations("memberLookup")
  const href = useHref()
  const day = useDay()
  return (
    <Part title={t("reviews")} text={t("reviewsText")}>
      {reviews.length === 0 ? (
        <p className="text-ink-soft">{t("noReviews")}</p>
      ) : (
        <ul className="divide-y border-y">
          {reviews.map(({ id, queue, title, state, choice, submittedAt, reason }) => (
            <li key={id} className="py-1 text-sm">
              <p className="flex flex-wrap items-center gap-x-3">
                <time dateTime={submittedAt} className="text-ink-soft tabular-nums">
                  {day(submittedAt)}
                </time>
                <TextLink kind="stand-alone" href={href(`/editors/${queue}?review=${id}`)}>
                  {title}
                </TextLink>
                <span>{choice ?? t(`states.${state}`)}</span>
              </p>
              {reason === null ? null : <p className="pb-2 text-ink-soft">{reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Contributions({ title, count, newest }: Member["contributions"][number]) {
  const t = useTranslations("memberLookup")
  const day = useDay()
  const prefix = usePrefix()
  return (
    <Part title={t("contributions", { title, count })}>
      <ul className="divide-y border-y">
        {newest.map(({ text, path, at, isHidden }) => (
          <li key={`${at} ${text}`} className="flex flex-wrap items-center gap-x-3 py-1 text-sm">
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {day(at)}
            </time>
            {path === null ? (
              <span className="wrap-anywhere py-2">{text}</span>
            ) : (
              <TextLink kind="stand-alone" href={withPrefix(path, prefix)} className="wrap-anywhere">
                {text}
              </TextLink>
            )}
            {isHidden ? <span className="text-ink-soft">{t("hidden")}</span> : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Sessions({ member: { sessions } }: { member: Member }) {
  const t = useTranslations("memberLookup")
  const moment = useMoment()
  return (
    <Part title={t("sessions")}>
      {sessions.length === 0 ? (
        <p className="text-ink-soft">{t("noSessions")}</p>
      ) : (
        <ul className="divide-y border-y">
          {sessions.map(({ device, strategy, createdAt, lastUsedAt }) => (
            <li key={`${createdAt} ${device}`} className="py-2 text-sm">
              {device} · {t(`strategies.${strategy}`)} · {t("lastUsed", { at: moment(lastUsedAt) })}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
