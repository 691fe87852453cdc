import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from "@tanstack/react-router"
import { IntlProvider } from "use-intl"
import { TIME_ZONE } from "../lib/locale.ts"
import type { RouterContext } from "../lib/router-context.ts"
import styles from "../styles.css?url"

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => ({ language: context.locale.language }),
  head: () => ({
    meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width, initial-scale=1" }],
    links: [{ rel: "stylesheet", href: styles }],
  }),
  component: Root,
})

function Root() {
  const { language, locale } = Route.useRouteContext()
  return (
    <html lang={language}>
      <head>
        <HeadContent />
      </head>
      <body>
        <IntlProvider locale={language} messages={locale.messages} timeZone={TIME_ZONE}>
          <Outlet />
        </IntlProvider>
        <Scripts />
      </body>
    </html>
  )
}
