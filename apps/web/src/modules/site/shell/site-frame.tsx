import { type Language, languages, locales } from "@shirube/vocabulary/language"
import { PRODUCT_NAME, PRODUCT_NAME_JA, SITE_DESCRIPTION } from "@shirube/vocabulary/product"
import { useRouterState } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useTheme } from "#web/lib/browser/use-theme.ts"
import { feedPath } from "#web/lib/documents/feed.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { SectionName } from "#web/lib/page/page-data.ts"
import { useHref, useIsMember, usePrefix } from "#web/lib/page/use-app.ts"
import { BottomNav } from "#web/ui/site/bottom-nav.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { LanguageSwitch } from "#web/ui/site/language-switch.tsx"
import { Logo } from "#web/ui/site/logo.tsx"
import { SectionNav } from "#web/ui/site/section-nav.tsx"
import { SiteFooter } from "#web/ui/site/site-footer.tsx"
import { SiteHeader } from "#web/ui/site/site-header.tsx"
import { SkipLink } from "#web/ui/site/skip-link.tsx"
import { ThemeSwitch } from "#web/ui/site/theme-switch.tsx"
import { AccountEntry, BellPlace, UnreadMark } from "./account-entry.tsx"
import { usePlaces } from "./use-places.ts"

type SiteFrameProps = {
  section?: SectionName
  /** The search control of the header. */
  search: ReactNode
  children: ReactNode
}

/** The frame of most pages: header, page, footer, and a bottom bar on a phone. */
export function SiteFrame({ section, search, children }: SiteFrameProps) {
  return (
    <>
      <Skip />
      <Header search={search} />
      {section ? (
        <div className="section-frame">
          <SectionNavigation section={section} />
          <Main>{children}</Main>
        </div>
      ) : (
        <Main>{children}</Main>
      )}
      <Footer />
      <Bottom />
    </>
  )
}

/** The frame of sign-in and sign-up: the link home, the language, and nothing that distracts. */
export function QuietFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Skip />
      <QuietHeader />
      <Main>{children}</Main>
    </>
  )
}

export function QuietHeader() {
  const t = useTranslations("common")
  const href = useHref()
  return (
    <header className="border-b">
      <div className="page flex min-h-16 items-center justify-between md:min-h-20">
        <a href={href("/")} aria-label={t("homeLink")} className="inline-flex min-h-11 items-center">
          <Logo name={PRODUCT_NAME} kana={PRODUCT_NAME_JA} />
        </a>
        <LanguageLinks />
      </div>
    </header>
  )
}

export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="focus:outline-none">
      {children}
    </main>
  )
}

function Skip() {
  return <SkipLink>{useTranslations("common")("skipToContent")}</SkipLink>
}

const otherLanguage = {
  onNarrowest:
    "max-[22.4rem]:[&_[aria-current]+span]:hidden max-[22.4rem]:[&_[aria-current]]:hidden max-[22.4rem]:[&_span:has(+[aria-current])]:hidden",
  belowTablet:
    "max-[30rem]:[&_[aria-current]+span]:hidden max-[30rem]:[&_[aria-current]]:hidden max-[30rem]:[&_span:has(+[aria-current])]:hidden",
}

function Header({ search }: { search: ReactNode }) {
  const t = useTranslations("common")
  const isMember = useIsMember()
  const href = useHref()
  return (
    <SiteHeader
      brand={<Logo name={PRODUCT_NAME} kana={PRODUCT_NAME_JA} />}
      homeHref={href("/")}
      homeLabel={t("homeLink")}
      nav={usePlaces("header")}
      navLabel={t("mainNavigation")}
      actions={
        <>
          {search}
          {/* The narrowest phones only have room for the other language, as have a member's beside the bell. */}
          <div className={isMember ? otherLanguage.belowTablet : otherLanguage.onNarrowest}>
            <LanguageLinks />
          </div>
          <BellPlace />
          <span className="hidden sm:block">
            <AccountEntry />
          </span>
        </>
      }
    />
  )
}

const sectionNames = { career: "career", learning: "learn" } as const

function SectionNavigation({ section }: { section: SectionName }) {
  const t = useTranslations("navigation")
  return <SectionNav label={t(sectionNames[section])} items={usePlaces(section)} />
}

function Bottom() {
  const places = usePlaces("bottom")
  const href = useHref()
  const isMember = useIsMember()
  return (
    <BottomNav
      label={useTranslations("common")("bottomNavigation")}
      items={places.map(({ Icon, ...item }) => ({
        ...item,
        icon: Icon && <Icon aria-hidden className="size-5" />,
        mark: isMember && item.href === href("/account") ? <UnreadMark /> : undefined,
      }))}
    />
  )
}

function Footer() {
  const t = useTranslations("common")
  const language = useLocale()
  const hunt = usePlaces("hunt")
  const isElsewhere = new Set(hunt.map(({ href }) => href))
  return (
    <SiteFooter
      brand={<Logo name={PRODUCT_NAME} kana={PRODUCT_NAME_JA} />}
      description={SITE_DESCRIPTION[language]}
      groups={[
        { title: t("read"), links: usePlaces("read") },
        { title: t("hunt"), links: hunt },
        {
          title: t("account"),
          links: usePlaces("account").filter(({ href }) => !isElsewhere.has(href)),
        },
        {
          title: t("about"),
          links: [...usePlaces("about"), { href: feedPath(language), label: t("feed") }],
        },
      ]}
      settings={<PreferenceSwitches />}
      note={t("footerNote")}
    />
  )
}

/** Plain links that work without scripts; with scripts the language changes in place (site-links.ts). */
function LanguageLinks() {
  const t = useTranslations("common")
  const current = useLocale()
  const prefix = usePrefix()
  const address = useRouterState({
    select: ({ location }) => ({ path: location.pathname, search: location.searchStr }),
  })
  const asking = (language: Language) => {
    const query = new URLSearchParams(address.search)
    query.set("lang", language)
    return `${withPrefix(address.path, prefix)}?${query}`
  }
  return (
    <LanguageSwitch
      label={t("language")}
      languages={languages.map((code) => ({
        code,
        name: locales[code].name,
        href: asking(code),
        current: code === current,
      }))}
      renderLink={({ children, ...props }) => (
        <a {...props} rel="nofollow">
          {children}
        </a>
      )}
    />
  )
}

function PreferenceSwitches() {
  const t = useTranslations("common")
  const [theme, chooseTheme] = useTheme()
  return (
    <>
      <FuriganaChoice />
      <ThemeSwitch
        label={t("theme")}
        names={{ light: t("themeLight"), dark: t("themeDark"), system: t("themeSystem") }}
        value={theme}
        onChange={chooseTheme}
      />
    </>
  )
}
