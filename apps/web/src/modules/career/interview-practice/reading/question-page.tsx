import { useLocale, useTranslations } from "use-intl"
import { ContentNotFound } from "#web/kits/not-found/content-not-found.tsx"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Seal } from "#web/ui/picture/seal.tsx"
import { PageBreadcrumbs } from "#web/ui/site/page-breadcrumbs.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { FAIR_HIRING, INTERVIEW_PATH, interviewHref, interviewsHref } from "../address.ts"
import { Notes } from "../notes/notes.tsx"
import { Practice } from "../practice/practice.tsx"
import type { InterviewQuestion } from "../queries.ts"

export function QuestionPage({ question }: { question: InterviewQuestion }) {
  const t = useTranslations("interview")
  const href = useHref()
  const language = useLocale()
  const title =
    language === "ja" ? question.question.jaRuby.map(({ text }) => text).join("") : question.question.en
  return (
    <div className="page pb-10">
      <PageBreadcrumbs
        label={t("breadcrumbs")}
        above={[
          { href: href("/career"), label: <LabelText text={t("career")} /> },
          { href: href(INTERVIEW_PATH), label: <LabelText text={t("title")} /> },
        ]}
        page={{ title, language, href: href(interviewHref(question.id)) }}
      />
      <article
        key={question.id}
        className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14"
      >
        <QuestionHeader question={question} />
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <div className="lg:sticky lg:top-6">
            <Practice question={question} />
          </div>
        </div>
        <Explanation question={question} />
        <div className="grid grid-cols-1 gap-8">
          <ModelAnswer question={question} />
          <Notes question={question.id} />
          <ReadOn question={question} />
          <NextInOrder question={question} />
        </div>
      </article>
    </div>
  )
}

function QuestionHeader({ question: { kind, industries, seconds, question, intentRuby } }: Part) {
  const t = useTranslations("interview")
  const href = useHref()
  const language = useLocale()
  return (
    <header className="grid grid-cols-1 gap-4">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Tag href={href(interviewsHref({ kind: kind.key }))}>{kind.name}</Tag>
        </li>
        {industries.map(({ key, name }) => (
          <li key={key}>
            <Tag href={href(interviewsHref({ industry: key }))}>{name}</Tag>
          </li>
        ))}
      </ul>
      <h1 lang="ja" className="voice-serif text-title leading-relaxed">
        <RubyText segments={question.jaRuby} />
      </h1>
      {language === "en" ? <p className="voice-text text-ink-soft text-lead">{question.en}</p> : null}
      <p className="text-ink-soft">{t("answerTime", { time: t(`time.${seconds}`) })}</p>
      <section aria-labelledby="intent" className="border-shu border-s-3 ps-4">
        <h2 id="intent" className="font-semibold">
          {t("intent")}
        </h2>
        <p lang={language} className="voice-text mt-1 max-w-measure">
          <RubyText segments={intentRuby} />
        </p>
      </section>
    </header>
  )
}

interface Part {
  readonly question: InterviewQuestion
}

/** Japanese to say aloud; for readers of English, its meaning. */
function Sentence({ text: { jaRuby, en } }: { text: InterviewQuestion["question"] }) {
  const language = useLocale()
  return (
    <>
      <p lang="ja" className="voice-text leading-loose">
        <RubyText segments={jaRuby} />
      </p>
      {language === "en" ? <p className="text-[0.9375rem] text-ink-soft">{en}</p> : null}
    </>
  )
}

function Explanation({ question: { skeleton, weakRuby } }: Part) {
  const t = useTranslations("interview")
  const language = useLocale()
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="skeleton" className="section-rule">
        <h2 id="skeleton" className="voice-serif text-heading">
          {t("skeleton")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("skeletonLead")}</p>
        <ol className="mt-4 grid max-w-measure gap-4">
          {skeleton.map((sentence, place) => (
            <li key={sentence.en} className="grid grid-cols-[2rem_minmax(0,1fr)]">
              <span aria-hidden className="voice-serif text-shu-ink text-xl leading-loose">
                {place + 1}
              </span>
              <div>
                <Sentence text={sentence} />
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="weak" className="section-rule">
        <h2 id="weak" className="voice-serif text-heading">
          {t("weak")}
        </h2>
        <ul lang={language} className="mt-3 grid max-w-measure list-disc gap-2 ps-5">
          {weakRuby.map((segments) => (
            <li key={segments.map(({ text }) => text).join("")} className="voice-text">
              <RubyText segments={segments} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function ModelAnswer({ question: { model } }: Part) {
  const t = useTranslations("interview")
  const language = useLocale()
  return (
    <section aria-labelledby="model" className="section-rule">
      <h2 id="model" className="voice-serif text-heading">
        {t("model")}
      </h2>
      <div className="mt-4 flex items-start gap-3">
        <Seal text={model.author.seal} className="size-10! flex-none" />
        <p lang={language} className="grid min-w-0 text-sm leading-snug">
          <span className="font-semibold">
            <RubyText segments={model.author.nameRuby} />
          </span>
          <span className="text-ink-soft">
            <RubyText segments={model.author.whoRuby} />
          </span>
        </p>
      </div>
      <blockquote className="mt-3 max-w-measure">
        <p lang="ja" className="voice-text leading-loose">
          <RubyText segments={model.jaRuby} />
        </p>
        <p className="mt-4 text-ink-faint text-sm">{t("translation")}</p>
        <p lang="en" className="text-ink-soft">
          {model.en}
        </p>
      </blockquote>
      <p className="mt-4 max-w-measure text-ink-soft text-sm">{t("modelNote")}</p>
    </section>
  )
}

function ReadOn({ question: { helps } }: Part) {
  const t = useTranslations("interview")
  const href = useHref()
  return (
    <section aria-labelledby="helps" className="section-rule no-print">
      <h2 id="helps" className="voice-serif text-heading">
        {t("helps")}
      </h2>
      <ul className="mt-3 grid gap-1">
        {helps.map(({ noun, path, language, titleRuby }) => (
          <li key={path} className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-ink-faint text-sm">{t(`helpNoun.${noun}`)}</span>
            <TextLink kind="stand-alone" href={href(path as Address)} lang={language}>
              <span>
                <RubyText segments={titleRuby} />
              </span>
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink kind="stand-alone" href={`${href(INTERVIEW_PATH)}#${FAIR_HIRING}`}>
            {t("toFairHiring")}
          </TextLink>
        </li>
      </ul>
    </section>
  )
}

/** For readers without scripts, and for those who go through a kind in order. */
function NextInOrder({ question: { next } }: Part) {
  const t = useTranslations("interview")
  const href = useHref()
  return (
    <nav aria-label={t("next")} className="no-print border-y py-3">
      <a href={href(interviewHref(next.id))} rel="next" className="grid min-h-11 gap-1 hover:text-ai">
        <span className="text-ink-soft text-sm">{t("next")} →</span>
        <span lang="ja" className="voice-serif leading-relaxed">
          <RubyText segments={next.question.jaRuby} />
        </span>
      </a>
    </nav>
  )
}

export function QuestionSkeleton() {
  const t = useTranslations("interview")
  return (
    <div className="page pt-14">
      <Skeleton shape="text" lines={8} label={t("loading")} />
    </div>
  )
}

export function QuestionNotFound() {
  const t = useTranslations("interview.notFound")
  const href = useHref()
  return (
    <ContentNotFound
      title={t("title")}
      text={t("text")}
      back={{ href: href(INTERVIEW_PATH), label: t("back") }}
    />
  )
}
