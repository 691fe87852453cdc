import { groupOfPrompt, promptGroups, storyPrompts } from "@shirube/vocabulary/career/stories/choices"
import { ArrowLeft, ArrowRight } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button, ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { newEpisodeHref } from "../../career-documents/address.ts"
import { episodeParts } from "../content.ts"
import { SenpaiWords } from "../senpai-words.tsx"

/** One question at a time, with the reason for it and what a senpai wrote. */
export function PromptPicker({ start }: { start: number }) {
  const t = useTranslations("stories.picker")
  const tGroups = useTranslations("stories.groups")
  const tPrompts = useTranslations("storyPrompts")
  const href = useHref()
  const [at, setAt] = useState(start % storyPrompts.length)
  const heading = useRef<HTMLHeadingElement>(null)
  const prompt = storyPrompts[at] ?? storyPrompts[0]
  const group = groupOfPrompt[prompt]
  const show = (place: number) => {
    setAt((place + storyPrompts.length) % storyPrompts.length)
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }
  return (
    <section aria-labelledby="question" className="section-rule grid grid-cols-1 gap-5">
      <h2 className="voice-serif text-heading">{t("title")}</h2>
      <fieldset className="-mx-gutter flex min-w-0 gap-5 overflow-x-auto px-gutter">
        <legend className="sr-only">{t("groups")}</legend>
        {promptGroups.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === group}
            onClick={() => show(storyPrompts.findIndex((one) => groupOfPrompt[one] === each))}
            className={classNames(
              "min-h-11 flex-none border-b-3 px-0.5",
              each === group ? "border-shu font-semibold" : "border-transparent text-ink-soft",
            )}
          >
            {tGroups(each)}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <p className="text-ink-soft text-sm">{t("place", { place: at + 1, count: storyPrompts.length })}</p>
          <h3 id="question" ref={heading} tabIndex={-1} className="voice-serif text-title outline-none">
            {tPrompts(`${prompt}.question`)}
          </h3>
          <p className="max-w-measure">
            <span className="font-semibold">{t("why")}</span>
            <br />
            <span className="text-ink-soft">{tPrompts(`${prompt}.why`)}</span>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink size="large" href={href(newEpisodeHref(prompt))}>
              {t("take")}
            </ButtonLink>
            <span className="flex gap-1">
              <Button
                variant="quiet"
                className="px-3!"
                icon={<ArrowLeft aria-hidden className="size-4.5" />}
                onClick={() => show(at - 1)}
              >
                <span className="max-sm:sr-only">{t("before")}</span>
              </Button>
              <Button
                variant="quiet"
                className="px-3!"
                icon={<ArrowRight aria-hidden className="size-4.5" />}
                onClick={() => show(at + 1)}
              >
                {t("another")}
              </Button>
            </span>
          </div>
          <p>
            <TextLink kind="stand-alone" href={href(newEpisodeHref())}>
              {t("free")} →
            </TextLink>
          </p>
        </div>
        <SenpaiWords label={t("example")} name={tPrompts(`${prompt}.senpai`)}>
          {episodeParts.map((part) => (
            <p key={part}>{tPrompts(`${prompt}.${part}`)}</p>
          ))}
        </SenpaiWords>
      </div>
    </section>
  )
}
