import { Camera, CameraOff, CircleCheck, CloudOff, RotateCw, TriangleAlert } from "lucide-react"
import { useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { useMoment, useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { TextInput } from "#web/ui/control/text-input.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { usePlace } from "../place.ts"
import type { OrganisedEvent } from "../queries.ts"
import { RollList } from "./roll-list.tsx"
import { type DoorResult, useDoor } from "./use-door.ts"
import { useScanner } from "./use-scanner.ts"

/** For a phone in one hand: the camera, one field to type into, and one large result. */
export function CheckInPage({ event }: { event: OrganisedEvent }) {
  const t = useTranslations("makingEvents")
  const language = useLocale()
  const moment = useMoment()
  const place = usePlace()
  const dates = event.sessions.filter(({ isCancelled }) => !isCancelled)
  const [session, setSession] = useState(() => nearest(dates)?.id ?? "")
  const { en, ja } = event.title
  return (
    <div className={place.isEditors ? "max-w-xl" : "page max-w-xl py-8"}>
      <TextLink kind="stand-alone" href={place.dashboard(event.id)}>
        ← {language === "ja" ? ja || en : en || ja}
      </TextLink>
      <h1 className="voice-serif mt-1 text-title">{t("door.title")}</h1>
      {dates.length > 1 ? (
        <div className="mt-4">
          <Field label={t("guests.date")}>
            {(control) => (
              <Select
                {...control}
                value={session}
                options={dates.map(({ id, startsAt }) => ({ value: id, label: moment(startsAt) }))}
                onChange={({ target }) => setSession(target.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
      {session ? <Door key={session} eventId={event.id} session={session} /> : null}
    </div>
  )
}

/** The session under way or next; the last one if all are over. */
function nearest<Date extends { readonly endsAt: string }>(dates: readonly Date[]): Date | undefined {
  const now = new Date().toISOString()
  return dates.find(({ endsAt }) => endsAt > now) ?? dates.at(-1)
}

function Door({ eventId, session }: { eventId: string; session: string }) {
  const t = useTranslations("makingEvents")
  const isAlive = useIsHydrated()
  const { roll, waiting, hasLine, result, check, undo, refresh } = useDoor(eventId, session)
  const [isScanning, setScanning] = useState(false)
  const [typed, setTyped] = useState("")
  const video = useRef<HTMLVideoElement>(null)
  const scanner = useScanner(video, isScanning, (text) => void check(text))
  const people = [...roll.values()]
  const here = people.filter(({ checkedInAt }) => checkedInAt !== null).length
  const expected = people.filter(({ mode, checkedInAt }) => mode !== "online" || checkedInAt !== null).length
  return (
    <div className="mt-4 grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y py-2 text-sm">
        <p className="font-semibold tabular-nums">{t("door.here", { here, all: expected })}</p>
        <p role="status" className="flex items-center gap-1.5">
          {hasLine ? (
            waiting > 0 ? (
              t("door.sending", { count: waiting })
            ) : (
              <>
                <CircleCheck aria-hidden className="size-4 text-matcha" />
                {t("door.synced")}
              </>
            )
          ) : (
            <span className="flex items-center gap-1.5 text-yamabuki">
              <CloudOff aria-hidden className="size-4 flex-none" />
              {t("door.offline", { count: waiting })}
            </span>
          )}
        </p>
      </div>
      <Answer result={result} />
      <div className="grid gap-3">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t("door.camera")}
          className={classNames("aspect-square w-full bg-ink object-cover", isScanning ? "" : "hidden")}
        />
        {scanner === "refused" || scanner === "missing" ? (
          <p role="alert" className="text-shu-ink text-sm">
            {t(`door.${scanner}`)}
          </p>
        ) : null}
        <Button
          wide
          size="large"
          variant={isScanning ? "secondary" : "primary"}
          aria-disabled={!isAlive || undefined}
          icon={
            isScanning ? (
              <CameraOff aria-hidden className="size-5" />
            ) : (
              <Camera aria-hidden className="size-5" />
            )
          }
          onClick={() => setScanning((on) => !on)}
        >
          {t(isScanning ? "door.stop" : "door.scan")}
        </Button>
      </div>
      <form
        onSubmit={(submit) => {
          submit.preventDefault()
          if (typed.trim() === "") return
          void check(typed)
          setTyped("")
        }}
      >
        <Field label={t("door.code")} help={t("door.codeHelp")}>
          {(control) => (
            <span className="flex gap-2">
              <TextInput
                {...control}
                value={typed}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                className="font-mono tracking-widest"
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" variant="secondary" className="shrink-0">
                {t("door.check")}
              </Button>
            </span>
          )}
        </Field>
      </form>
      <RollList
        people={people}
        onCheck={({ code }) => void check(code)}
        onUndo={(entry) => void undo(entry)}
      />
      <p className="flex flex-wrap items-center justify-between gap-3 text-ink-soft text-sm">
        <span className="max-w-measure">{t("door.help")}</span>
        <Button
          variant="quiet"
          className="px-0!"
          icon={<RotateCw aria-hidden className="size-4" />}
          onClick={() => void refresh()}
        >
          {t("door.refresh")}
        </Button>
      </p>
    </div>
  )
}

const good = ["welcome", "kept", "undone"]

/** Large, and in words as well as colour: it is read at arm's length. */
function Answer({ result }: { result: DoorResult | undefined }) {
  const t = useTranslations("makingEvents")
  const write = useTimeText()
  const isGood = result !== undefined && good.includes(result.kind)
  const Icon = isGood ? CircleCheck : TriangleAlert
  return (
    <div
      role="status"
      aria-live="assertive"
      className={classNames(
        "flex min-h-28 items-center gap-4 border-t-3 p-4",
        result === undefined
          ? "border-rule bg-paper-deep text-ink-soft"
          : isGood
            ? "border-matcha bg-matcha-tint"
            : "border-yamabuki bg-yamabuki-tint",
      )}
    >
      {result === undefined ? (
        t("door.ready")
      ) : (
        <>
          <Icon
            aria-hidden
            className={classNames("size-8 flex-none", isGood ? "text-matcha" : "text-yamabuki")}
          />
          <div className="min-w-0">
            {"name" in result ? (
              <p className="voice-serif wrap-anywhere text-heading">{result.name}</p>
            ) : null}
            <p>
              {result.kind === "refused"
                ? result.message
                : result.kind === "already"
                  ? t("door.result.already", {
                      time: write(result.at, { clock: true }),
                    })
                  : t(`door.result.${result.kind}`)}
            </p>
          </div>
        </>
      )}
    </div>
  )
}
