import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { isUnavailable } from "#web/lib/is-api-error.ts"
import { useHref } from "#web/lib/use-app.ts"
import { Button, buttonClass } from "#web/ui/button.tsx"
import { StatusScreen } from "./status-screen.tsx"
import { useNoted } from "./use-noted.ts"

export function NotFoundScreen() {
  const t = useTranslations("status")
  return <StatusScreen code="404" title={t("notFoundTitle")} text={t("notFoundText")} actions={<WaysOn />} />
}

export function UnavailableScreen() {
  const t = useTranslations("status")
  return (
    <StatusScreen code="503" title={t("unavailableTitle")} text={t("unavailableText")} actions={<WaysOn />} />
  )
}

export function MaintenanceScreen() {
  const t = useTranslations("status")
  return (
    <StatusScreen code="503" title={t("maintenanceTitle")} text={t("maintenanceText")} actions={<WaysOn />} />
  )
}

export function ExceptionScreen() {
  const t = useTranslations("status")
  return (
    <StatusScreen code="500" title={t("exceptionTitle")} text={t("exceptionText")} actions={<WaysOn />} />
  )
}

/**
 * What a page shows when it failed: the same, with a second chance. Says that we know once we do; where the API is down it
 * says that instead.
 */
export function CrashScreen({ error }: ErrorComponentProps) {
  const isNoted = useNoted(error)
  const t = useTranslations("status")
  const router = useRouter()
  const isDown = isUnavailable(error)
  return (
    <StatusScreen
      code={isDown ? "503" : "500"}
      title={t(isDown ? "unavailableTitle" : "exceptionTitle")}
      text={t(isDown ? "unavailableText" : isNoted ? "exceptionNoted" : "exceptionText")}
      actions={
        <>
          <Button onClick={() => void router.invalidate()}>{t("tryAgain")}</Button>
          <HomeLink variant="secondary" />
        </>
      }
    />
  )
}

function WaysOn() {
  const t = useTranslations("status")
  const href = useHref()
  return (
    <>
      <HomeLink variant="primary" />
      <a href={href("/article")} className={buttonClass("secondary")}>
        {t("readArticles")}
      </a>
    </>
  )
}

function HomeLink({ variant }: { variant: "primary" | "secondary" }) {
  const t = useTranslations("status")
  const href = useHref()
  return (
    <a href={href("/")} className={buttonClass(variant)}>
      {t("goHome")}
    </a>
  )
}
