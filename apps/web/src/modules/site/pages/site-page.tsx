import { isLegalPage, type PageComponent, sitePages } from "@shirube/vocabulary/site/pages/choices"
import type { ComponentType } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { TableOfContents } from "#web/ui/text/table-of-contents.tsx"
import { TrustedHtml } from "#web/ui/text/trusted-html.tsx"
import type { PageShown } from "./queries.ts"

export type PageComponents = Readonly<Partial<Record<PageComponent, ComponentType>>>

interface SitePageProps {
  readonly page: PageShown
  /** What the program adds to the text. */
  readonly components?: PageComponents
}

/** A document to read, search and print: its sections in the margin, the text beside them. */
export function SitePage({ page, components = {} }: SitePageProps) {
  const t = useTranslations("pages")
  const id = sitePages.find((each) => each === page.id) ?? "about"
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <RubyText segments={page.titleRuby} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">
        <RubyText segments={page.leadRuby} />
      </p>
      {page.version === null ? null : <Version version={page.version} />}
      <div className="editorial mt-8 gap-y-6! lg:mt-12">
        <div className="col-margin lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto">
          <TableOfContents label={t(`contents.${id}`)} headings={page.headings} />
        </div>
        <div className="col-text">
          {page.blocks.map((block) => {
            if (typeof block !== "string")
              return (
                <TrustedHtml
                  key={block.place}
                  id={block.place}
                  html={block.html}
                  className="prose-shirube page-text"
                />
              )
            const Component = components[block]
            return Component ? (
              <div key={block} className="prose-shirube page-text">
                <Component />
              </div>
            ) : null
          })}
          {isLegalPage(id) ? <OtherDocument id={id} /> : null}
        </div>
      </div>
    </div>
  )
}

function Version({ version }: { version: string }) {
  const t = useTranslations("pages")
  const day = useDay()
  return (
    <p className="mt-3 text-ink-soft text-sm tabular-nums">{t("version", { version, day: day(version) })}</p>
  )
}

const others = { terms: "/privacy", privacy: "/terms" } as const

function OtherDocument({ id }: { id: keyof typeof others }) {
  const t = useTranslations("pages.other")
  const href = useHref()
  return (
    <p className="mt-10 border-t pt-4">
      <TextLink kind="stand-alone" href={href(others[id])}>
        {t(id)}
      </TextLink>
    </p>
  )
}
