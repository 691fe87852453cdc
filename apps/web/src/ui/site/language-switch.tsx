import { Fragment } from "react"
import type { RenderLink } from "../control/link.tsx"
import { plainLink } from "../control/link.tsx"

export type LanguageChoice = { code: string; name: string; href: string; current?: boolean }

type LanguageSwitchProps = { label: string; languages: readonly LanguageChoice[]; renderLink?: RenderLink }

/** Links, each in its own language: they work without JavaScript and can be opened in a new tab. */
export function LanguageSwitch({ label, languages, renderLink = plainLink }: LanguageSwitchProps) {
  return (
    <nav aria-label={label} className="inline-flex items-center text-sm">
      {languages.map((language, place) => (
        <Fragment key={language.code}>
          {place > 0 ? <span aria-hidden className="h-4 w-px bg-rule-strong" /> : null}
          {renderLink({
            href: language.href,
            lang: language.code,
            hrefLang: language.code,
            "aria-current": language.current ? "true" : undefined,
            className:
              "grid min-h-11 min-w-11 place-items-center px-2.5 text-ink-soft leading-none hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-shu aria-[current]:underline-offset-8",
            children: language.name,
          })}
        </Fragment>
      ))}
    </nav>
  )
}
