import { SITE_DESCRIPTION } from "@shirube/vocabulary/product"
import { STANDARD_FURIGANA } from "@shirube/vocabulary/text/furigana"
import { QueryClientContext } from "@tanstack/react-query"
import {
  createRootRouteWithContext,
  HeadContent,
  notFound,
  Outlet,
  Scripts,
  useRouter,
} from "@tanstack/react-router"
import { type ReactNode, useSyncExternalStore } from "react"
import { IntlProvider } from "use-intl"
import { loadRouteGroupOf, redirectToNormalSpelling } from "#web/lib/browser/path-checks.ts"
import { feedPath } from "#web/lib/documents/feed.ts"
import { TIME_ZONE } from "#web/lib/language/locale.ts"
import { messageUrls } from "#web/lib/language/messages.ts"
import { followAddress } from "#web/lib/language/switch-language.ts"
import { titleOf } from "#web/lib/page/head.ts"
import { accessOf, declaredHead, shownMatches } from "#web/lib/page/page.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { SearchEntry } from "#web/modules/common/search/search-entry.tsx"
import { KeepWords } from "#web/modules/learning/words/keep-words.tsx"
import { PushQuestion } from "#web/modules/people/notifications/push-question.tsx"
import { CarriedSave } from "#web/modules/people/saved/carried-save.tsx"
import { SaveButton } from "#web/modules/people/saved/save-button.tsx"
import { CarriedApplications } from "#web/modules/season/applications/carried-applications.tsx"
import { CarriedCalendar } from "#web/modules/season/calendar/mine/carried-calendar.tsx"
import { CarriedPlan } from "#web/modules/season/visa/carried-plan.tsx"
import { Layout } from "#web/modules/site/shell/layout.tsx"
import { SiteEffects } from "#web/modules/site/shell/site-effects.tsx"
import { failureTitle } from "#web/modules/site/status/failure-title.ts"
import { ItemActionsContext } from "#web/ui/list/item-actions.tsx"
import { fontPreloads } from "#web/ui/site/fonts.ts"
import styles from "../styles.css?url"

/** Not cached, and its URL is sent to no other page. */
const SECRET = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" }

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, preload, matches }) => {
    if (!preload) await followAddress(context.locale, location.publicHref)
    await loadRouteGroupOf(context, location)
    await redirectToNormalSpelling(context, location)
    const found = shownMatches(matches)
    if (found.some(({ staticData }) => staticData.forDevelopers) && !context.settings.devTools)
      throw notFound()
    await context.locale.need(found.flatMap((match) => match.staticData.texts ?? []))
    const user = await context.currentUser.find()
    const access = accessOf(found)
    // Public pages need no guard; the code loads with the first page that does.
    if (access !== "public") {
      const { guard } = await import("#web/lib/auth/route-guards.ts")
      guard(access, { ...context, user }, location)
    }
    return { language: context.locale.language, user }
  },
  headers: ({ matches }) =>
    shownMatches(matches).some(({ staticData }) => staticData.secret) ? SECRET : undefined,
  head: ({ match, matches }) => {
    const { language, t, areas } = match.context.locale
    const shown = match.status === "success" ? shownMatches(matches).at(-1) : undefined
    const failed = matches.find(({ status }) => status === "error")
    const declared = shown && !failed ? declaredHead({ ...shown, context: match.context }) : {}
    return {
      meta: [
        { charSet: "utf-8" },
        { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
        // For pages without a title of their own: missing and failed ones.
        { title: titleOf(t(`status.${failed ? failureTitle(failed.error) : "notFoundTitle"}`)) },
        { name: "description", content: SITE_DESCRIPTION[language] },
        { name: "theme-color", content: "#faf7f0", media: "(prefers-color-scheme: light)" },
        ...(declared.meta ?? []),
      ],
      links: [
        { rel: "stylesheet", href: styles },
        ...messageUrls(language, areas).map((href) => ({ rel: "modulepreload", href })),
        ...fontPreloads,
        { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
        { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
        { rel: "manifest", href: "/manifest.webmanifest" },
        { rel: "alternate", type: "application/rss+xml", title: t("common.feed"), href: feedPath(language) },
        ...(declared.links ?? []),
      ],
    }
  },
  shellComponent: Shell,
  component: Root,
})

function Root() {
  const { queries } = useRouter().options.context
  return (
    <QueryClientContext.Provider
      value={useSyncExternalStore(queries.subscribe, queries.current, queries.current)}
    >
      <ItemActionsContext value={SaveButton}>
        <Layout search={<SearchEntry />}>
          <Outlet />
        </Layout>
        <PushQuestion />
        <CarriedSave />
        <CarriedApplications />
        <CarriedPlan />
        <CarriedCalendar />
        <KeepWords />
      </ItemActionsContext>
    </QueryClientContext.Provider>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const { locale, preferences } = useRouter().options.context
  // Subscribes to the root match, which changes with the language, so that the document re-renders.
  Route.useMatch()
  return (
    <html
      lang={locale.language}
      data-theme={preferences.theme}
      // Replaced with the reader's own (lib/server/furigana.ts), and never by React, because it stays the same here.
      data-furigana={STANDARD_FURIGANA}
      data-texts={[...locale.areas].join(" ") || undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <IntlProvider locale={locale.language} messages={locale.messages} timeZone={TIME_ZONE}>
          {children}
          <SiteEffects />
        </IntlProvider>
        <Scripts />
      </body>
    </html>
  )
}
