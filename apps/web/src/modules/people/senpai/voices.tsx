import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { Seal } from "#web/ui/picture/seal.tsx"
import { type RubySegment, RubyText } from "#web/ui/text/ruby-text.tsx"

/**
 * Senpai who are quoted, by one of their tips: name and background come from there, and without the tip the
 * quotation is not shown. All are people of the demo, so that no other site quotes them.
 */
const quoted = ["forty-three-entry-sheets", "keep-every-paper", "the-simple-question"] as const

/** The part of a tip that is shown. */
export interface Voice {
  readonly id: string
  readonly language: string
  readonly author: { readonly name: string; readonly seal: string }
  readonly whoRuby: readonly RubySegment[]
}

/** The quoted senpai whose tips are among these. */
export const voicesAmong = (tips: readonly Voice[]): Voice[] =>
  quoted.flatMap((id) => {
    const tip = tips.find((each) => each.id === id)
    return tip ? [{ id, language: tip.language, author: tip.author, whoRuby: tip.whoRuby }] : []
  })

export function Voices({ voices }: { voices: readonly Voice[] }) {
  const t = useTranslations("becomingSenpai.voices")
  const href = useHref()
  return (
    <ul className="divide-y border-b">
      {voices.map(({ id, language, author, whoRuby }) => (
        <li key={id} className="py-6 first:pt-0">
          <figure className="grid gap-4">
            <blockquote className="voice-serif max-w-measure text-xl leading-relaxed">
              {t(id as (typeof quoted)[number])}
            </blockquote>
            <figcaption className="flex items-start gap-3">
              <Seal text={author.seal} className="size-12!" />
              <p className="grid min-w-0 text-sm leading-snug">
                <a
                  href={href(`/learning/senpai-tips/${id}`)}
                  className="inline-flex min-h-6 w-fit items-center font-semibold underline decoration-rule-strong underline-offset-4 hover:decoration-ink"
                >
                  {author.name}
                </a>
                <span lang={language} className="text-ink-soft">
                  <RubyText segments={whoRuby} />
                </span>
              </p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
