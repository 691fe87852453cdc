import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react"
import { useTranslations } from "use-intl"
import { NearestLater, SiteSearch } from "#web/kits/not-found/ways-on.tsx"
import type { ApiError } from "#web/lib/api/api-error.ts"
import { isApiError, isRefusal, isUnavailable } from "#web/lib/api/is-api-error.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { Button, buttonClass } from "#web/ui/control/button.tsx"
import { Cover } from "#web/ui/picture/cover.tsx"
import { failureTitle } from "./failure-title.ts"

/** A 403 leads to /sign-out. The API client handles its own calls, but not those that the server made. */
function useForcedSignOut(error: ApiError): void {
  const [isFromServer] = useState(useFromServer())
  useEffect(() => {
    if (!isFromServer || error.status !== 403) return
    void import("#web/lib/api/browser-api.ts").then(({ showApiFailure }) => showApiFailure(error, []))
  }, [error, isFromServer])
}

export function NotFoundScreen() {
  const t = useTranslations("status")
  return (
    <StatusScreen
      code="404"
      title={t("notFoundTitle")}
      text={t("notFoundText")}
      search={<SiteSearch />}
      actions={<NextLinks />}
      below={<NearestLater />}
    />
  )
}

export function UnavailableScreen() {
  const t = useTranslations("status")
  return (
    <StatusScreen
      code="503"
      title={t("unavailableTitle")}
      text={t("unavailableText")}
      actions={<BackActions />}
    />
  )
}

export function MaintenanceScreen() {
  const t = useTranslations("status")
  return (
    <StatusScreen
      code="503"
      title={t("maintenanceTitle")}
      text={t("maintenanceText")}
      actions={
        <>
          <Button onClick={() => location.reload()}>{t("tryAgain")}</Button>
          <NextLinks />
        </>
      }
    />
  )
}

export function ExceptionScreen() {
  const t = useTranslations("status")
  return (
    <StatusScreen
      code="500"
      title={t("exceptionTitle")}
      text={t("exceptionText")}
      actions={<BackActions />}
    />
  )
}

/** The error screen of a page: the API refused, the API is down, or something is broken. */
export function FailureScreen({ error }: ErrorComponentProps) {
  useStoredInstead(error)
  if (isRefusal(error)) return error.status === 404 ? <NotFoundScreen /> : <RefusedScreen error={error} />
  return isUnavailable(error) ? <OutageScreen /> : <CrashScreen error={error} />
}

/** Without a connection the service worker has the page as a document, or an own page that says so. */
function useStoredInstead(error: unknown): void {
  const isOffline = isApiError(error) && error.failure === "offline"
  useEffect(() => {
    if (isOffline && navigator.serviceWorker?.controller && !isStoredDocument()) location.reload()
  }, [isOffline])
}

/** This is that document already: loading it again would change nothing. */
const isStoredDocument = () =>
  document.documentElement.dataset.storedAt !== undefined && performance.now() < JUST_LOADED_MS
const JUST_LOADED_MS = 10_000

/** Shows the API's message, which is in the reader's language and says what to do. */
function RefusedScreen({ error }: { error: ApiError }) {
  const t = useTranslations("status")
  const href = useHref()
  useForcedSignOut(error)
  const { status, message } = error
  const way =
    status === 401 ? (
      <a href={href("/sign-in")} className={buttonClass("primary")}>
        {t("signIn")}
      </a>
    ) : status === 403 ? (
      <a href={href("/sign-out")} className={buttonClass("primary")}>
        {t("signOut")}
      </a>
    ) : (
      <RetryButton />
    )
  return (
    <StatusScreen
      code={String(status)}
      title={t(failureTitle(error))}
      text={message}
      actions={
        <>
          {way}
          <HomeLink variant="secondary" />
        </>
      }
    />
  )
}

function OutageScreen() {
  const t = useTranslations("status")
  return (
    <StatusScreen
      code="503"
      title={t("unavailableTitle")}
      text={t("unavailableText")}
      actions={<RetryActions />}
    />
  )
}

/** Says that the error was reported once it has been. */
function CrashScreen({ error }: { error: unknown }) {
  const isNoted = useErrorReported(error)
  const t = useTranslations("status")
  return (
    <StatusScreen
      code="500"
      title={t("exceptionTitle")}
      text={t(isNoted ? "exceptionNoted" : "exceptionText")}
      actions={<RetryActions />}
    />
  )
}

function RetryActions() {
  return (
    <>
      <RetryButton />
      <HomeLink variant="secondary" />
    </>
  )
}

function RetryButton() {
  const t = useTranslations("status")
  const router = useRouter()
  return <Button onClick={() => void router.invalidate()}>{t("tryAgain")}</Button>
}

/** On the pages /503 and /exception: the page that led here is loaded again, or the home page if none did. */
function BackActions() {
  const t = useTranslations("status")
  const home = useHref()("/")
  const back = () => (history.length > 1 ? history.back() : location.assign(home))
  return (
    <>
      <Button onClick={back}>{t("tryAgain")}</Button>
      <NextLinks />
    </>
  )
}

function NextLinks() {
  const t = useTranslations("status")
  const href = useHref()
  return (
    <>
      <HomeLink variant="secondary" />
      <a href={href("/article")} className={buttonClass("secondary")}>
        {t("readArticles")}
      </a>
      <a href={href("/help")} className={buttonClass("secondary")}>
        {t("help")}
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

/** Whether the error shown on this page has been reported. */
function useErrorReported(error: unknown): boolean {
  // The server has already reported errors of its own rendering.
  const [isNoted, setNoted] = useState(useFromServer())
  useEffect(() => {
    if (isNoted) return
    let isHere = true
    import("#web/lib/api/browser-api.ts")
      .then(({ reportError }) => reportError(error, "render"))
      .then(
        (noted) => isHere && setNoted(noted),
        () => {},
      )
    return () => {
      isHere = false
    }
  }, [error, isNoted])
  return isNoted
}

interface StatusScreenProps {
  /** The HTTP status. */
  readonly code: string
  readonly title: string
  readonly text: string
  readonly search?: ReactNode
  readonly actions: ReactNode
  readonly below?: ReactNode
}

function StatusScreen({ code, title, text, search, actions, below }: StatusScreenProps) {
  return (
    <div className="page editorial items-start py-16 md:py-24">
      <div className="col-margin flex items-start gap-6 lg:block">
        <Cover pattern="uroko" tone="sumi" seed={code} shape="square" className="max-w-28 lg:max-w-40" />
        <p className="font-serif text-[clamp(3rem,8vw,5rem)] text-shu-ink leading-none lg:mt-6">{code}</p>
      </div>
      <div className="col-text">
        <h1 className="voice-serif text-title">{title}</h1>
        <p className="mt-5 max-w-measure text-ink-soft text-lg">{text}</p>
        {search}
        <div className="mt-8 flex flex-wrap gap-4">{actions}</div>
        {below}
      </div>
    </div>
  )
}

const never = () => () => {}

/** Whether this is the first render of a server-rendered page. */
const useFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
