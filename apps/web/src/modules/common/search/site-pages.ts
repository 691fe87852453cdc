// Pages of the site by name: what the navigation calls them, and other words for them.
import { useTranslations } from "use-intl"
import { accountNavigation } from "#web/account-navigation.gen.ts"
import type { Address, PagePath } from "#web/lib/page/address.ts"
import { useIsMember } from "#web/lib/page/use-app.ts"
import { navigation } from "#web/navigation.gen.ts"

/** A page of the navigation. */
export interface SitePage {
  readonly to: Address
  readonly label: string
}

/** What people type for them, in either language. */
const otherNames: { readonly [path in PagePath]?: readonly string[] } = {
  "/account": ["settings", "profile", "my page", "設定", "プロフィール", "アカウント"],
  "/account/notifications": ["settings", "emails", "設定", "お知らせ", "メール"],
  "/account/security": ["settings", "password", "passkey", "設定", "パスワード"],
  "/account/data": ["delete", "download", "退会", "削除"],
  "/career/career-builder": ["resume", "rirekisho", "entry sheet", "履歴書", "エントリーシート"],
  "/career/event": ["company briefing", "説明会"],
  "/shukatsu-calendar": ["schedule", "deadlines", "スケジュール", "締め切り", "日程"],
  "/sign-in": ["log in", "login", "ログイン"],
  "/sign-up": ["register", "join", "登録", "新規登録"],
}

/** The pages that the navigation, and for members that of the account, leads this reader to. */
export function useSitePages(): readonly SitePage[] {
  const label = useTranslations("navigation")
  const accountLabel = useTranslations("accountNavigation")
  const audience = useIsMember() ? "members" : "visitors"
  const ofSite = navigation
    .filter((entry) => (entry.audience ?? audience) === audience)
    .map(({ to, text }) => ({ to, label: label(text) }))
  if (audience === "visitors") return ofSite
  const ofAccount = accountNavigation
    .filter(
      (entry) => entry.audience === undefined && entry.in.account !== undefined && entry.to !== "/account",
    )
    .map(({ to, text }) => ({ to, label: accountLabel(text) }))
  return [...ofSite, ...ofAccount]
}

const SHORTEST = 2

/** Of the page itself, not of the section that it is in. */
const namesIn = (path: string) => (path.split("/").at(-1) ?? "").split("-").filter(Boolean)

/** Pages that are called what was typed: by their label, another name, or in English by their address. */
export function pagesCalled(typed: string, pages: readonly SitePage[], most: number): readonly SitePage[] {
  const words = typed.trim().toLowerCase()
  if (words.length < SHORTEST) return []
  const isCalled = ({ to, label }: SitePage) =>
    label.toLowerCase().includes(words) ||
    otherNames[to as PagePath]?.some((name) => name.startsWith(words)) ||
    namesIn(to).some((name) => name.startsWith(words) || `${name}s` === words)
  // A page may have several entries; the first has its full name.
  const found = new Map(
    pages
      .filter(isCalled)
      .toReversed()
      .map((page) => [page.to, page]),
  )
  return [...found.values()].sort((one, other) => one.label.length - other.label.length).slice(0, most)
}
