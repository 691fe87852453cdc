import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Breadcrumbs } from "#web/ui/site/breadcrumbs.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { type RubySegment, RubyText } from "#web/ui/text/ruby-text.tsx"
import { EMAILS_PATH, emailHref } from "./address.ts"
import { ExplainedText } from "./explaining/explained-text.tsx"
import { Letter, LetterText } from "./explaining/letter.tsx"
import { PhraseCards, PhraseList } from "./explaining/phrase-list.tsx"
import { CopyActions } from "./filling/copy-actions.tsx"
import { GapFields } from "./filling/gap-fields.tsx"
import { type TrackedCompany, useGapValues } from "./filling/use-gap-values.ts"
import type { KeigoEmail } from "./queries.ts"

interface EmailPageProps {
  readonly email: KeigoEmail
  /** From the tracker: a member's own, or a visitor's in this browser. Undefined while loading. */
  readonly applications: readonly TrackedCompany[] | undefined
}

export function EmailPage({ email, applications }: EmailPageProps) {
  const filling = useGapValues(email, applications ?? [])
  return (
    <article key={email.id} className="page pb-14">
      <Place email={email} />
      <EmailHeader email={email} />
      <div className="mt-6 grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-x-12">
        <div className="min-w-0 lg:col-span-7">
          <LetterSheet email={email} values={filling.values} />
        </div>
        <div className="min-w-0 lg:col-span-5 lg:row-span-2">
          <GapFields email={email} applications={applications} filling={filling} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-10 lg:col-span-7">
          <Points id="musts" points={email.musts} />
          <Points id="mistakes" points={email.mistakes} />
          <Alternative email={email} values={filling.values} />
          <Conventions isReply={email.isReply} />
          <WhereToAsk situation={email.situation} />
        </div>
        <div className="min-w-0 lg:col-span-12">
          <PhraseList phrases={email.phrases} />
          <AllEmails />
        </div>
      </div>
      <PhraseCards phrases={email.phrases} />
    </article>
  )
}

function Place({ email }: { email: KeigoEmail }) {
  const t = useTranslations("keigoEmails")
  const href = useHref()
  return (
    <div className="no-print py-2 max-sm:[&_li:last-child]:hidden lg:py-4">
      <Breadcrumbs
        label={t("breadcrumbs")}
        crumbs={[
          { href: href("/career"), label: <LabelText text={t("career")} /> },
          { href: href(EMAILS_PATH), label: <LabelText text={t("title")} /> },
          {
            href: href(emailHref(email.id)),
            label: <span className="block max-w-60 truncate lg:max-w-md">{email.title}</span>,
          },
        ]}
      />
    </div>
  )
}

function EmailHeader({ email }: { email: KeigoEmail }) {
  const t = useTranslations("keigoEmails")
  return (
    <header className="grid max-w-4xl grid-cols-1 gap-3">
      <p className="text-ink-soft">{t(`situations.${email.situation}`)}</p>
      <h1 className="voice-serif text-title has-[rt]:leading-[1.5]">
        <RubyText segments={email.titleRuby} />
      </h1>
      <p className="voice-text max-w-measure text-lead has-[rt]:leading-[1.9]">
        <ExplainedText segments={email.whenRuby} />
      </p>
      <dl className="grid max-w-measure grid-cols-1 border-t has-[rt]:leading-[1.9]">
        <Fact name={t("deadline")}>
          <ExplainedText segments={email.deadlineRuby} />
        </Fact>
        <Fact name={t("how")}>{t(email.isReply ? "reply" : "new")}</Fact>
      </dl>
    </header>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 border-b py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-4">
    <dt className="text-ink-soft text-sm sm:pt-[0.2lh]">{name}</dt>
    <dd>{children}</dd>
  </div>
)

type FilledEmail = Pick<EmailPageProps, "email"> & {
  readonly values: ReturnType<typeof useGapValues>["values"]
}

function LetterSheet({ email, values }: FilledEmail) {
  const t = useTranslations("keigoEmails")
  const parts = { gaps: email.gaps, values }
  return (
    <section aria-labelledby="letter" className="section-rule grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="letter" className="voice-serif text-heading">
          {t("letter")}
        </h2>
        <div className="no-print noscript:hidden">
          <FuriganaChoice />
        </div>
      </div>
      <p className="no-print text-ink-soft text-sm">
        {t("letterHelp")} <span className="noscript:hidden">{t("letterHelpGaps")}</span>
      </p>
      <div className="border border-rule-strong">
        <div className="border-b px-4 py-3 sm:px-8">
          <p className="text-ink-soft text-sm">{t("subject")}</p>
          <p lang="ja" className="wrap-anywhere font-semibold leading-[2.1]">
            <LetterText line={email.subject} {...parts} />
          </p>
        </div>
        <div className="px-4 py-5 sm:px-8 sm:py-7">
          <Letter lines={email.body} {...parts} />
        </div>
      </div>
      <CopyActions email={email} values={values} />
    </section>
  )
}

function Points({ id, points }: { id: "musts" | "mistakes"; points: readonly (readonly RubySegment[])[] }) {
  const t = useTranslations("keigoEmails")
  return (
    <section aria-labelledby={id} className="section-rule">
      <h2 id={id} className="voice-serif text-heading">
        {t(id)}
      </h2>
      <ul className="mt-3 grid max-w-measure list-disc grid-cols-1 gap-2 ps-5 has-[rt]:leading-[1.9]">
        {points.map((point) => (
          <li key={point.map(({ text }) => text).join("")}>
            <ExplainedText segments={point} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Alternative({ email, values }: FilledEmail) {
  const t = useTranslations("keigoEmails")
  const { alternative, gaps } = email
  if (!alternative) return null
  return (
    <section aria-labelledby="alternative" className="section-rule grid grid-cols-1 gap-3">
      <h2 id="alternative" className="voice-serif text-heading">
        {t(`alternatives.${alternative.kind}`)}
      </h2>
      <div className="border-s-3 ps-4">
        <Letter lines={alternative.text} gaps={gaps} values={values} />
      </div>
      <p className="max-w-measure text-ink-soft has-[rt]:leading-[1.9]">
        <ExplainedText segments={alternative.noteRuby} />
      </p>
    </section>
  )
}

function Conventions({ isReply }: { isReply: boolean }) {
  const t = useTranslations("keigoEmails")
  const rules = isReply
    ? [t("threadReply.subject"), t("threadReply.quote"), t("threadReply.all")]
    : [t("threadNew.subject"), t("threadNew.address"), t("threadNew.time")]
  return (
    <section aria-labelledby="thread" className="section-rule">
      <h2 id="thread" className="voice-serif text-heading">
        {t("thread")}
      </h2>
      <ul className="mt-3 grid max-w-measure list-disc grid-cols-1 gap-2 ps-5">
        {[...rules, t("signature")].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

function AllEmails() {
  const t = useTranslations("keigoEmails")
  const href = useHref()
  return (
    <p className="no-print mt-8">
      <TextLink kind="stand-alone" href={href(EMAILS_PATH)}>
        ← {t("all")}
      </TextLink>
    </p>
  )
}

export function EmailSkeleton() {
  const t = useTranslations("keigoEmails")
  return (
    <div className="page pt-14">
      <Skeleton shape="article" label={t("loading")} />
    </div>
  )
}

export function EmailNotFound() {
  const t = useTranslations("keigoEmails.notFound")
  const href = useHref()
  return (
    <ContentNotFound
      title={t("title")}
      text={t("text")}
      back={{ href: href(EMAILS_PATH), label: t("back") }}
    />
  )
}

/** Letters about residence and work end with where to ask. */
function WhereToAsk({ situation }: Pick<KeigoEmail, "situation">) {
  const t = useTranslations("keigoEmails")
  const href = useHref()
  if (situation !== "residence" && situation !== "part-time") return null
  const article =
    situation === "residence"
      ? ({ to: "/article/changing-status-of-residence", label: t("askResidence") } as const)
      : ({ to: "/article/part-time-28-hours", label: t("askPartTime") } as const)
  return (
    <section aria-labelledby="ask" className="section-rule">
      <h2 id="ask" className="voice-serif text-heading">
        {t("askTitle")}
      </h2>
      <p className="wrap-anywhere mt-3 max-w-measure">{t(`ask.${situation}`)}</p>
      <TextLink kind="stand-alone" href={href(article.to)}>
        {article.label}
      </TextLink>
    </section>
  )
}
