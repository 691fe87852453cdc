import { useRouterState } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { LayoutName } from "#web/lib/page/page-data.ts"
import { Main, QuietFrame, SiteFrame } from "./site-frame.tsx"

/** The deepest route that declares a layout decides. */
export function useLayoutName(): LayoutName {
  return useRouterState({
    select: (state) =>
      state.matches.findLast((match) => match.staticData.layout)?.staticData.layout ?? "default",
  })
}

export function Layout({ search, children }: { search: ReactNode; children: ReactNode }) {
  const name = useLayoutName()
  switch (name) {
    case "default":
      return <SiteFrame search={search}>{children}</SiteFrame>
    case "career":
    case "learning":
      return (
        <SiteFrame section={name} search={search}>
          {children}
        </SiteFrame>
      )
    case "sign-up":
      return <QuietFrame>{children}</QuietFrame>
    case "none":
      return <Main>{children}</Main>
  }
}
