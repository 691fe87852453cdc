import { useEffect, useState } from "react"
import { useLocale } from "use-intl"
import { useIsHydrated } from "../browser/use-is-hydrated.ts"
import { whenIdle } from "../early/when-idle.ts"
import { ownTime, type Times } from "./own-time.ts"

/**
 * The reader's time beside Japan's; undefined if it is the same. Only the browser knows it, so a page that has just arrived shows it once
 * it is idle: the browser loads its tables of zones and dates for it, which takes as long as the rest of the page's start.
 */
export function useOwnTime({ startsAt, endsAt }: Times): ReturnType<typeof ownTime> {
  const language = useLocale()
  const isAlive = useIsHydrated()
  const [own, setOwn] = useState(() => (isAlive ? ownTime({ startsAt, endsAt }, language) : undefined))
  useEffect(
    () => whenIdle(() => setOwn(ownTime({ startsAt, endsAt }, language))),
    [startsAt, endsAt, language],
  )
  return own
}
