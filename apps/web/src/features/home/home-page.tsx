import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/text-link.tsx"
import { Masthead } from "./masthead.tsx"
import { Road } from "./road.tsx"

type HomePageProps = Record<"pick" | "latest" | "categories" | "writers", ReactNode>

/** The frame of the home page. What fills it belongs to other features; the route puts them together. */
export function HomePage({ pick, latest, categories, writers }: HomePageProps) {
  const t = useTranslations("home")
  const href = useHref()
  return (
    <div className="page grid grid-cols-1 gap-16 pt-8 lg:gap-24 lg:pt-14">
      <Masthead />
      <Road />
      <HomeSection id="pick" title={t("pick")}>
        {pick}
      </HomeSection>
      <HomeSection id="latest" title={t("latest")} isBeside>
        {latest}
        <TextLink kind="stand-alone" href={href("/article")} className="mt-4">
          {t("latestAll")} →
        </TextLink>
      </HomeSection>
      <HomeSection id="categories" title={t("categories")}>
        {categories}
      </HomeSection>
      <HomeSection id="writers" title={t("writers.title")} isBeside>
        <p className="voice-text max-w-measure text-lead">{t("writers.text")}</p>
        <div className="mt-8">{writers}</div>
      </HomeSection>
    </div>
  )
}

type HomeSectionProps = {
  id: string
  title: string
  children: ReactNode /** The title in the margin. */
  isBeside?: boolean
}

function HomeSection({ id, title, children, isBeside = false }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={classNames("section-rule", isBeside && "editorial gap-y-4!")}>
      <h2 id={id} className={classNames("voice-serif text-heading", isBeside && "col-margin")}>
        {title}
      </h2>
      <div className={isBeside ? "col-main" : "mt-5"}>{children}</div>
    </section>
  )
}
