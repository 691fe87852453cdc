import {
  isLegalPage,
  type LegalPageId,
  type PageComponent,
  type SitePageId,
  sitePages,
} from "@shirube/vocabulary/site/pages/choices"
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
      {page.version === null ? null : <Version id={id} version={page.version} versions={page.versions} />}
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
          {isLegalPage(id) ? (
            <>
              <EarlierVersions id={id} versions={page.versions} />
              <OtherDocument id={id} />
            </>
          ) : null}
        </div>
      </div>
    </div>
  )
}

interface VersionProps {
  readonly id: SitePageId
  readonly version: string
  readonly versions: readonly string[]
}

function Version({ id, version, versions }: VersionProps) {
  const t = useTranslations("pages")
  const href = useHref()
  const day = useDay()
  const next = versions[versions.indexOf(version) - 1]
  if (next === undefined)
    return (
      <p className="mt-3 text-ink-soft text-sm tabular-nums">
        {t("version", { version, day: day(version) })}
      </p>
    )
  return (
    <p className="mt-6 max-w-measure border-l-2 pl-4 text-sm tabular-nums">
      {t("earlierVersion", { version, day: day(version), end: day(next) })}{" "}
      <TextLink href={href(`/${id}`)}>{t("newest")}</TextLink>
    </p>
  )
}

interface EarlierVersionsProps {
  readonly id: LegalPageId
  readonly versions: readonly string[]
}

/** So that people can read what they agreed to. */
function EarlierVersions({ id, versions: [, ...earlier] }: EarlierVersionsProps) {
  const t = useTranslations("pages")
  const href = useHref()
  const day = useDay()
  if (earlier.length === 0) return null
  return (
    <section className="mt-10 border-t pt-4">
      <h2 className="font-semibold">{t("earlierVersions")}</h2>
      <ul className="mt-2">
        {earlier.map((version) => (
          <li key={version}>
            <TextLink kind="stand-alone" href={href(`/${id}/${version}`)}>
              {t("version", { version, day: day(version) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const others = { terms: "/privacy", privacy: "/terms" } as const

function OtherDocument({ id }: { id: LegalPageId }) {
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
