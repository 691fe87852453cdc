import { useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"

const stages = [
  { name: "arrived", to: "/article?category=basics" },
  { name: "preparing", to: "/shukatsu-calendar" },
  { name: "applying", to: "/article?category=selection" },
  { name: "offer", to: "/article?category=visa" },
  { name: "working", to: "/article?category=work" },
] as const satisfies readonly { name: string; to: Address }[]

/** One press to what matters at a visitor's stage. */
export function StageChoice() {
  const t = useTranslations("home.stages")
  const href = useHref()
  return (
    <nav aria-labelledby="stages" className="mt-6 lg:mt-8">
      <h2 id="stages" className="font-semibold">
        {t("title")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {stages.map(({ name, to }) => (
          <li key={name}>
            <a
              href={href(to)}
              className="inline-flex min-h-11 items-center rounded-sm border border-rule-strong px-3.5 text-[0.9375rem] leading-snug hover:border-ink hover:bg-washi"
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Two ways to take part. */
export function JoinOrAsk() {
  const t = useTranslations("home.join")
  const href = useHref()
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href={href("/sign-up")}>{t("join")}</ButtonLink>
      <ButtonLink variant="secondary" href={href("/community/ask-senpai?ask=1")}>
        {t("ask")}
      </ButtonLink>
    </p>
  )
}
