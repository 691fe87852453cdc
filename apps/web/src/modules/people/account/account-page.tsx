import type { Language } from "@shirube/vocabulary/language"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { useTheme } from "#web/lib/browser/use-theme.ts"
import { savedPaths } from "#web/lib/page/saved-lists.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Portrait } from "#web/ui/picture/portrait.tsx"
import { FuriganaChoice } from "#web/ui/site/furigana-choice.tsx"
import { ThemeSwitch } from "#web/ui/site/theme-switch.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { Row, Section } from "#web/ui/text/section.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { VerifiedBadge } from "#web/ui/text/verified-badge.tsx"
import { LanguageForm } from "./language-form.tsx"
import { NextSteps } from "./next-steps.tsx"
import type { Account } from "./queries.ts"

interface AccountPageProps {
  readonly user: User
  readonly account: Account
  /** Where the member's own things are. */
  readonly mine: ReactNode
  /** Sections of other features. */
  readonly children: ReactNode
}

export function AccountPage({ user, account, mine, children }: AccountPageProps) {
  const t = useTranslations("account")
  return (
    <div className="page py-10 md:py-16">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("lead")}</p>
      <Person user={user} photo={account.photo} />
      {mine}
      <div className="mt-10">
        <NextSteps steps={account.steps} />
        {children}
        <NotificationsSection unread={account.unreadNotifications} />
        <SavedSection saved={account.saved} />
        <MembersSection />
        <SignInSection signIns={account.signIns} />
        <SettingsSection language={user.language} />
      </div>
    </div>
  )
}

function Person({ user, photo }: { user: User; photo: Account["photo"] }) {
  const t = useTranslations("account")
  return (
    <div className="mt-8 flex items-center gap-5">
      <Portrait photo={photo} seal={user.seal} className="size-20!" />
      <div className="min-w-0">
        <p className="voice-serif break-words text-heading">{user.name}</p>
        <p className="break-all text-ink-soft text-sm">{user.email}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Tag>{t(`role.${user.role}`)}</Tag>
          {user.isVerified ? <VerifiedBadge label={t("verified")} /> : null}
          {user.isScreened ? <Tag>{t("screened")}</Tag> : null}
        </p>
      </div>
    </div>
  )
}

function NotificationsSection({ unread }: { unread: number }) {
  const t = useTranslations("account")
  const href = useHref()
  return (
    <Section title={t("notificationsTitle")} text={t("notificationsText")}>
      <ul>
        <Row
          title={t("notificationsRow")}
          text={t("notificationsCount", { count: unread })}
          actions={
            <ActionLink
              to={href("/account/notifications")}
              action="notifications"
              name={t("notificationsTitle")}
            />
          }
        />
      </ul>
    </Section>
  )
}

function SavedSection({ saved }: Pick<Account, "saved">) {
  const t = useTranslations("account")
  const href = useHref()
  return (
    <Section title={t("savedTitle")} text={t("savedText")}>
      <ul>
        {saved.map(({ list, count }) => (
          <Row
            key={list}
            title={t(`saved.${list}`)}
            text={t("savedCount", { count })}
            actions={<ActionLink to={href(savedPaths[list])} action="saved" name={t(`saved.${list}`)} />}
          />
        ))}
      </ul>
    </Section>
  )
}

function MembersSection() {
  const t = useTranslations("account")
  const href = useHref()
  return (
    <Section title={t("membersTitle")} text={t("membersText")}>
      <ul>
        <Row
          title={t("membersRow")}
          text={t("membersRowText")}
          actions={<ActionLink to={href("/members")} action="members" name={t("membersRow")} />}
        />
      </ul>
    </Section>
  )
}

function SignInSection({ signIns }: Pick<Account, "signIns">) {
  const t = useTranslations("account")
  const href = useHref()
  const { hasPassword, passkeys, hasSecondFactor, services } = signIns
  const ways = [
    ...(hasPassword ? [t("hasPassword")] : []),
    ...(passkeys > 0 ? [t("passkeys", { count: passkeys })] : []),
    ...services,
  ]
  return (
    <Section title={t("securityTitle")} text={t("securityText")}>
      <ul>
        <Row
          title={t("waysTitle")}
          text={ways.join(t("between"))}
          actions={<ActionLink to={href("/account/security")} action="security" name={t("securityTitle")} />}
        />
        <Row title={t("secondTitle")} text={t(hasSecondFactor ? "secondOn" : "secondOff")} />
        <Row title={t("servicesTitle")} text={services.join(t("between")) || t("servicesNone")} />
      </ul>
    </Section>
  )
}

interface ActionLinkProps {
  readonly to: string
  readonly action: "notifications" | "saved" | "members" | "security"
  readonly name: string
}

/** The label names the target too, for screen readers that list links out of context. */
function ActionLink({ to, action, name }: ActionLinkProps) {
  const t = useTranslations("account")
  const does = t(`actions.${action}`)
  return (
    <TextLink kind="stand-alone" href={to} aria-label={t("actionOf", { action: does, name })}>
      {does}
    </TextLink>
  )
}

function SettingsSection({ language }: { language: Language | null }) {
  const t = useTranslations("account")
  const common = useTranslations("common")
  const [theme, chooseTheme] = useTheme()
  return (
    <Section title={t("settingsTitle")} text={t("settingsText")}>
      <LanguageForm language={language} />
      <div className="mt-8">
        <FuriganaChoice />
        <p className="mt-1.5 max-w-measure text-ink-soft text-sm">{t("furiganaHelp")}</p>
      </div>
      <div className="mt-8">
        <p aria-hidden className="mb-1.5 font-semibold">
          {common("theme")}
        </p>
        <ThemeSwitch
          label={common("theme")}
          names={{
            light: common("themeLight"),
            dark: common("themeDark"),
            system: common("themeSystem"),
          }}
          value={theme}
          onChange={chooseTheme}
        />
      </div>
    </Section>
  )
}
