import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useAgo } from "#web/lib/time/use-ago.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { Signpost } from "#web/ui/picture/signpost.tsx"
import { DateText } from "#web/ui/text/date-text.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import {
  ENTRY_SHEETS_PATH,
  entrySheetHref,
  episodeHref,
  newEntrySheetHref,
  STORIES_PATH,
} from "../career-documents/address.ts"
import type { CareerDocumentSummary } from "../career-documents/queries.ts"
import { UnreadableDocuments } from "../career-documents/unreadable-documents.tsx"
import type { Application } from "../entry-sheets/loader.ts"
import { RESUMES_PATH, resumeHref } from "../resumes/address.ts"
import { Deadlines } from "./deadlines.tsx"
import { Doors } from "./doors.tsx"
import { dueDeadlines, type NextStep, nextStepOf } from "./next-step.ts"

interface HubPageProps {
  /** Of all kinds, last changed first. */
  readonly documents: readonly CareerDocumentSummary[]
  /** Documents that cannot be opened, because a key is missing on the server. */
  readonly unreadable: number
  readonly applications: readonly Application[]
}

/** One clear start for a first-timer; later the next step, what is due, and the documents. */
export function HubPage({ documents, unreadable, applications }: HubPageProps) {
  const t = useTranslations("careerBuilder")
  const due = dueDeadlines(applications, documents, dayInJapan(new Date()))
  return (
    <div className="page grid grid-cols-1 gap-8 pt-5 pb-12 md:gap-10 md:pt-8 lg:gap-14 lg:pt-14">
      <Masthead />
      <UnreadableDocuments unreadable={unreadable} />
      {documents.length === 0 ? <Start /> : <Next step={nextStepOf(documents, due)} />}
      {due.length > 0 ? <Deadlines due={due} /> : null}
      {documents.length === 0 ? null : <Shelves documents={documents} />}
      <Doors isFirstVisit={documents.length === 0} />
      <p className="max-w-measure text-ink-soft text-sm">{t("private")}</p>
    </div>
  )
}

function Masthead() {
  const t = useTranslations("careerBuilder")
  return (
    <header className="grid grid-cols-1 gap-3 lg:grid-cols-12 lg:items-end lg:gap-x-12">
      <h1 className="voice-serif text-title md:text-display lg:col-span-7">
        <LabelText text={t("title")} />
      </h1>
      <p className="voice-text max-w-measure text-ink-soft md:text-lead lg:col-span-5">{t("lead")}</p>
      <PatternBand pattern="asanoha" tone="ai" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
    </header>
  )
}

const road = [
  ["story", "一"],
  ["sheet", "二"],
  ["use", "三"],
] as const

function Start() {
  const t = useTranslations("careerBuilder.start")
  const href = useHref()
  return (
    <section
      aria-labelledby="start"
      className="section-rule grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12"
    >
      <div className="grid content-start justify-items-start gap-4 lg:col-span-7">
        <h2 id="start" className="voice-serif text-title">
          {t("title")}
        </h2>
        <p className="voice-text max-w-measure text-lead">{t("text")}</p>
        <ButtonLink size="large" href={href(STORIES_PATH)}>
          {t("press")}
        </ButtonLink>
      </div>
      <ol aria-label={t("road")} className="grid content-start lg:col-span-5">
        {road.map(([step, numeral]) => (
          <li key={step} className="flex items-center gap-4 border-t py-3 last:border-b">
            <Signpost numeral={numeral} />
            <span>{t(`steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const hrefOf: Readonly<Record<DocumentKind, (id: string) => Address>> = {
  episode: episodeHref,
  "entry-sheet": entrySheetHref,
  resume: resumeHref,
  // Notes are written at their questions.
  "interview-notes": () => "/career/career-builder/interview",
}
const documentHref = ({ kind, id }: CareerDocumentSummary): Address => hrefOf[kind](id)

function Next({ step }: { step: NextStep }) {
  const t = useTranslations("careerBuilder.next")
  const tShelf = useTranslations("careerBuilder.shelf")
  const href = useHref()
  const day = useDay()
  const shown = (() => {
    switch (step.kind) {
      case "story":
        return { text: t("story"), to: STORIES_PATH } as const
      case "sheet": {
        const { application, deadline } = step.due
        return {
          text: t("sheet", { company: application.company, day: day(deadline.day) }),
          to: newEntrySheetHref({ application: application.id }),
        }
      }
      case "answer":
        return {
          text: t("answer", { title: step.episode.title || tShelf("untitled") }),
          to: newEntrySheetHref({ episode: step.episode.id }),
        }
      case "continue":
        return {
          text: t("continue", {
            title: step.document.title || tShelf("untitled"),
            day: day(step.document.updatedAt),
          }),
          to: documentHref(step.document),
        }
    }
  })()
  return (
    <section
      aria-labelledby="next"
      className="grid justify-items-start gap-3 border-shu border-s-3 ps-4 sm:ps-6"
    >
      <h2 id="next" className="font-semibold">
        {t("title")}
      </h2>
      <p className="voice-serif wrap-anywhere max-w-measure text-heading">{shown.text}</p>
      <ButtonLink href={href(shown.to)}>{t(`press.${step.kind}`)}</ButtonLink>
    </section>
  )
}

/** The kinds in the order of the road, each with its list. */
const shelves = [
  ["episode", STORIES_PATH],
  ["entry-sheet", ENTRY_SHEETS_PATH],
  ["resume", RESUMES_PATH],
] as const satisfies readonly (readonly [DocumentKind, Address])[]
const SHOWN = 3

function Shelves({ documents }: { documents: readonly CareerDocumentSummary[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-3">
      {shelves.map(([kind, path]) => (
        <Shelf
          key={kind}
          kind={kind}
          path={path}
          documents={documents.filter((document) => document.kind === kind)}
        />
      ))}
    </div>
  )
}

interface ShelfProps {
  readonly kind: (typeof shelves)[number][0]
  readonly path: Address
  readonly documents: readonly CareerDocumentSummary[]
}

function Shelf({ kind, path, documents }: ShelfProps) {
  const t = useTranslations("careerBuilder.shelf")
  const href = useHref()
  const ago = useAgo()
  return (
    <section aria-labelledby={`shelf-${kind}`} className="section-rule">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`shelf-${kind}`} className="voice-serif text-heading">
          {t(kind)}
        </h2>
        <TextLink kind="stand-alone" href={href(path)}>
          {documents.length > 0 ? t("all", { count: documents.length }) : t("open")}{" "}
          <span aria-hidden>→</span>
          <span className="sr-only">{t(kind)}</span>
        </TextLink>
      </div>
      {documents.length === 0 ? <p className="text-ink-soft">{t(`none.${kind}`)}</p> : null}
      <ul className="divide-y">
        {documents.slice(0, SHOWN).map((document) => (
          <li key={document.id} className="relative py-2">
            <p className="voice-serif wrap-anywhere text-lg leading-snug">
              <a href={href(documentHref(document))} className="card-link block hover:underline">
                {document.title || t("untitled")}
              </a>
            </p>
            <p className="text-ink-soft text-sm">
              <DateText dateTime={document.updatedAt}>
                {t("changed", { day: ago(document.updatedAt) })}
              </DateText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function HubSkeleton() {
  const t = useTranslations("careerBuilder")
  return (
    <div className="page grid gap-6 pt-5 md:pt-8 lg:pt-14">
      <Masthead />
      <Skeleton shape="text" lines={6} label={t("loading")} />
    </div>
  )
}
