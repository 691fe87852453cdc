import type { Phase } from "@shirube/vocabulary/season/calendar/choices"
import { BookOpen, Clapperboard, History, Lightbulb, MessagesSquare, PenLine } from "lucide-react"
import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Checkbox } from "#web/ui/control/checkbox.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { entryHref } from "../address.ts"
import type { Mine } from "../mine/use-mine.ts"
import type { SeasonItem } from "../queries.ts"
import { Span } from "./span.tsx"

interface StepCardProps {
  readonly step: SeasonItem
  readonly mine: Mine
  readonly heading: "h3" | "h4"
  /** Far ahead: the links to help are only on the step's own page. */
  readonly isBrief?: boolean
}

/** One step of the road: what it is, what to do, what helps, and whether it is done. */
export function StepCard({ step, mine, heading: Heading, isBrief = false }: StepCardProps) {
  const t = useTranslations("calendar")
  const href = useHref()
  const { address, language, titleRuby, summaryRuby, helps, phase, isExpected } = step
  return (
    <div className="min-w-0">
      <Heading lang={language} className="voice-serif text-xl leading-snug">
        <a
          href={href(entryHref(address))}
          className="inline-flex min-h-11 items-center decoration-1 underline-offset-4 hover:underline"
        >
          <span>
            <RubyText segments={titleRuby} />
          </span>
        </a>
      </Heading>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <Span when={{ ...step, startsAt: null }} />
        {isExpected ? <span className="text-yamabuki">{t("expected")}</span> : null}
      </p>
      <p lang={language} className="voice-text mt-1 max-w-measure">
        <RubyText segments={summaryRuby} />
      </p>
      {(helps.length > 0 || hasTool(phase)) && !isBrief ? (
        <ul aria-label={t("helps")} className="mt-1 flex flex-wrap gap-x-6">
          {hasTool(phase) ? (
            <li className="min-w-0">
              <ToolLink phase={phase} />
            </li>
          ) : null}
          {helps.map((help) => (
            <li key={help.path} className="min-w-0">
              <HelpLink help={help} />
            </li>
          ))}
        </ul>
      ) : null}
      <Tick step={step} mine={mine} />
    </div>
  )
}

/** Where the work of a phase is done on this site. */
const tools = {
  "self-analysis": "/career/career-builder/story",
  "entry-sheet": "/career/career-builder/entry-sheets",
  interview: "/career/career-builder/interview",
} as const satisfies { readonly [phase in Phase]?: Address }

export const hasTool = (phase: Phase | null): phase is keyof typeof tools => phase !== null && phase in tools

export function ToolLink({ phase }: { phase: keyof typeof tools }) {
  const t = useTranslations("calendar.tools")
  const href = useHref()
  return (
    <a
      href={href(tools[phase])}
      className="inline-flex min-h-11 items-center gap-2 text-ai text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <PenLine aria-hidden className="size-4.5 flex-none" />
      {t(phase)}
    </a>
  )
}

const icons = {
  article: BookOpen,
  course: Clapperboard,
  tip: Lightbulb,
  "past-event": History,
  topic: MessagesSquare,
} as const

export function HelpLink({ help }: { help: SeasonItem["helps"][number] }) {
  const href = useHref()
  const Icon = icons[help.noun]
  return (
    <a
      href={href(help.path as Address)}
      lang={help.language}
      className="inline-flex min-h-11 items-center gap-2 text-ai text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <Icon aria-hidden className="size-4.5 flex-none" />
      <span>
        <RubyText segments={help.titleRuby} />
      </span>
    </a>
  )
}

function Tick({ step, mine }: Pick<StepCardProps, "step" | "mine">) {
  const t = useTranslations("calendar")
  if (step.kind !== "step") return null
  return (
    <Checkbox
      className="no-print w-fit"
      label={t("done")}
      aria-label={t("doneOf", { title: step.title })}
      disabled={!mine.isKnown}
      checked={mine.ticked.has(step.entryId)}
      onChange={(event) => mine.tick(step.entryId, event.currentTarget.checked)}
    />
  )
}
