import { LONGEST_EPISODE_TEXT } from "@shirube/vocabulary/career/career-documents/choices"
import { ArrowLeft, ArrowRight, Check } from "lucide-react"
import { useRef } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextArea } from "#web/ui/control/text-input.tsx"
import type { ContentOf } from "../../career-documents/queries.ts"
import { type EpisodePart, type GuidedStep, guidedSteps, promptIn } from "../content.ts"
import { SenpaiWords } from "../senpai-words.tsx"
import { StrengthsField, TitleField } from "./episode-fields.tsx"

interface GuidedStepsProps {
  readonly content: ContentOf<"episode">
  readonly put: (path: string, value: unknown) => void
  readonly step: GuidedStep
  readonly onStep: (step: GuidedStep) => void
  readonly onFinish: () => void
}

/** One question on the screen at a time; each answer is saved as it is written. */
export function GuidedSteps({ content, put, step, onStep, onFinish }: GuidedStepsProps) {
  const t = useTranslations("stories")
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const at = guidedSteps.indexOf(step)
  const [before, after] = [guidedSteps[at - 1], guidedSteps[at + 1]]
  const go = (to: GuidedStep) => {
    onStep(to)
    requestAnimationFrame(() => {
      // The field is labelled by the question; a phone's keyboard stays open.
      const goal = field.current ?? heading.current
      goal?.focus({ preventScroll: true })
      goal?.closest("section")?.scrollIntoView({ block: "start" })
    })
  }
  return (
    <section aria-labelledby="step" className="grid max-w-3xl scroll-mt-32 md:scroll-mt-20 grid-cols-1 gap-4">
      <div>
        <p className="text-ink-soft text-sm">
          {t("guide.progress", { place: at + 1, count: guidedSteps.length })} · {t(`steps.${step}.short`)}
        </p>
        <ol aria-hidden className="mt-2 grid grid-cols-5 gap-1.5">
          {guidedSteps.map((each, place) => (
            <li key={each} className={classNames("h-1", place <= at ? "bg-shu" : "bg-rule")} />
          ))}
        </ol>
      </div>
      <div className="grid gap-1">
        <h2 id="step" ref={heading} tabIndex={-1} className="voice-serif text-heading outline-none">
          {t(`steps.${step}.question`)}
        </h2>
        <p id="step-why" className="max-w-measure text-ink-soft">
          {t(`steps.${step}.why`)}
        </p>
      </div>
      {step === "strengths" ? (
        <>
          <StrengthsField content={content} put={put} isNamed={false} />
          <TitleField content={content} put={put} />
        </>
      ) : (
        <div className="grid gap-1.5">
          <TextArea
            key={step}
            ref={field}
            aria-labelledby="step"
            aria-describedby="step-why any-language"
            rows={6}
            maxLength={LONGEST_EPISODE_TEXT}
            value={content[step]}
            onChange={(event) => put(step, event.target.value)}
          />
          <p id="any-language" className="text-ink-soft text-sm">
            {t("guide.anyLanguage")}
          </p>
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        {before ? (
          <Button
            variant="secondary"
            size="large"
            icon={<ArrowLeft aria-hidden className="size-4.5" />}
            onClick={() => go(before)}
          >
            {t("guide.back")}
          </Button>
        ) : (
          <span />
        )}
        {after ? (
          <Button
            size="large"
            icon={<ArrowRight aria-hidden className="size-4.5" />}
            onClick={() => go(after)}
          >
            {t("guide.next")}
          </Button>
        ) : (
          <Button size="large" icon={<Check aria-hidden className="size-4.5" />} onClick={onFinish}>
            {t("guide.finish")}
          </Button>
        )}
      </div>
      {step === "strengths" ? null : <Example content={content} part={step} />}
    </section>
  )
}

/** What a senpai answered to the same question. */
function Example({ content, part }: { content: ContentOf<"episode">; part: EpisodePart }) {
  const t = useTranslations("stories")
  const tPrompts = useTranslations("storyPrompts")
  const prompt = promptIn(content.prompt)
  if (!prompt) return null
  return (
    <SenpaiWords label={t("guide.example")} name={tPrompts(`${prompt}.senpai`)}>
      <p>{tPrompts(`${prompt}.${part}`)}</p>
    </SenpaiWords>
  )
}
