import { PRODUCT_NAME, PRODUCT_NAME_JA, SITE_DESCRIPTION } from "@shirube/contract/product"
import { BookOpen, Briefcase, House, UserRound } from "lucide-react"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { rememberHere } from "#web/lib/auth/redirect-target.ts"
import { feedPath } from "#web/lib/documents/feed.ts"
import { useHref, usePath, useUser } from "#web/lib/use-app.ts"
import { BottomNav } from "#web/ui/bottom-nav.tsx"
import { Logo } from "#web/ui/logo.tsx"
import { SiteFooter } from "#web/ui/site-footer.tsx"
import { SiteHeader } from "#web/ui/site-header.tsx"
import { SkipLink } from "#web/ui/skip-link.tsx"
import { AccountEntry } from "./account-entry.tsx"
import { LanguageLinks } from "./language-links.tsx"
import { useMainNavigation } from "./navigation.ts"
import { PreferenceSwitches } from "./preference-switches.tsx"

/** The frame of most pages: header, the page, footer, and on a phone the navigation under the thumb. */
export function SiteFrame({ section, children }: { section?: "career"; children: ReactNode }) {
  return (
    <>
      <Skip />
      <Header />
      {section === "career" ? <CareerStrip /> : null}
      <Main>{children}</Main>
      <Footer />
      <Bottom />
    </>
  )
}

/** Says that this is the part of the site about work, and what it holds. */
function CareerStrip() {
  const t = useTranslations("common")
  const href = useHref()
  return (
    <nav aria-label={t("careerShort")} className="border-b bg-ai-tint">
      <div className="page flex min-h-12 items-center gap-6 text-sm">
        <p className="voice-serif font-semibold text-ai">{t("careerShort")}</p>
        <a href={href("/career/article")} className="inline-flex min-h-12 items-center hover:underline">
          {t("careerArticles")}
        </a>
      </div>
    </nav>
  )
}

/** The frame of sign-in and sign-up: the way home, the language, and nothing that leads away. */
export function QuietFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("common")
  const href = useHref()
  return (
    <>
      <Skip />
      <header className="border-b">
        <div className="page flex min-h-16 items-center justify-between md:min-h-20">
          <a href={href("/")} aria-label={t("homeLink")} className="inline-flex min-h-11 items-center">
            <Logo name={PRODUCT_NAME} kana={PRODUCT_NAME_JA} />
          </a>
          <LanguageLinks />
        </div>
      </header>
      <Main>{children}</Main>
    </>
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

function Header() {
  const t = useTranslations("common")
  const href = useHref()
  const user = useUser()
  const navigation = useMainNavigation()
  return (
    <SiteHeader
      brand={<Logo name={PRODUCT_NAME} kana={PRODUCT_NAME_JA} />}
      homeHref={href("/")}
      homeLabel={t("homeLink")}
      nav={navigation}
      navLabel={t("mainNavigation")}
      menuLabel={t("menu")}
      actions={
        <>
          <LanguageLinks />
          <span className="hidden sm:block">
            <AccountEntry />
          </span>
        </>
      }
      menu={
        <nav aria-label={t("menu")}>
          <ul>
            {navigation.map((item) => (
              <MenuLink key={item.href} href={item.href}>
                {item.label}
              </MenuLink>
            ))}
            {user ? (
              <>
                <MenuLink href={href("/account/security")}>{t("security")}</MenuLink>
                <MenuLink href={href("/sign-out")}>{t("signOut")}</MenuLink>
              </>
            ) : (
              <MenuLink href={href("/sign-in")} onClick={rememberHere}>
                {t("signIn")}
              </MenuLink>
            )}
          </ul>
        </nav>
      }
    />
  )
}

function MenuLink({ children, ...link }: { href: string; onClick?: () => void; children: ReactNode }) {
  return (
    <li className="border-b last:border-b-0">
      <a {...link} className="flex min-h-12 items-center">
        {children}
      </a>
    </li>
  )
}

function Bottom() {
  const t = useTranslations("common")
  const href = useHref()
  const path = usePath()
  const user = useUser()
  const icon = "size-5"
  return (
    <BottomNav
      label={t("bottomNavigation")}
      items={[
        {
          href: href("/"),
          label: t("home"),
          current: path === "/",
          icon: <House aria-hidden className={icon} />,
        },
        {
          href: href("/article"),
          label: t("articles"),
          current: path.startsWith("/article") || path.startsWith("/learning"),
          icon: <BookOpen aria-hidden className={icon} />,
        },
        {
          href: href("/career/article"),
          label: t("careerShort"),
          current: path.startsWith("/career"),
          icon: <Briefcase aria-hidden className={icon} />,
        },
        {
          href: href(user ? "/account/security" : "/sign-in"),
          label: user ? t("account") : t("signIn"),
          current: path.startsWith("/account") || path.startsWith("/sign-") || path.startsWith("/auth/"),
          ...(user ? {} : { onClick: rememberHere }),
          icon: <UserRound aria-hidden className={icon} />,
        },
      ]}
    />
  )
}

function Footer() {
  const t = useTranslations("common")
  const href = useHref()
  const language = useLocale()
  const user = useUser()
  return (
    <SiteFooter
      brand={<Logo name={PRODUCT_NAME} kana={PRODUCT_NAME_JA} />}
      description={SITE_DESCRIPTION[language]}
      groups={[
        { title: t("read"), links: useMainNavigation() },
        {
          title: t("account"),
          links: user
            ? [
                { href: href("/account/security"), label: t("security") },
                { href: href("/sign-out"), label: t("signOut") },
              ]
            : [{ href: href("/sign-in"), label: t("signIn") }],
        },
        { title: t("follow"), links: [{ href: feedPath(language), label: t("feed") }] },
      ]}
      settings={<PreferenceSwitches />}
      note={t("footerNote")}
    />
  )
}
