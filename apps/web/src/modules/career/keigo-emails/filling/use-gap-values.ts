// The values of a letter's gaps: what the reader has typed in this tab, else the chosen application of the tracker
// and the profile. None of it is part of the stored page.
import { filledGap, type GapValues } from "@shirube/vocabulary/career/keigo-emails/letter-text"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { draftKey, dropDraft, keepDraft, loadDraft } from "#web/lib/form/draft.ts"
import { useIsMember, useUser } from "#web/lib/page/use-app.ts"
import { type KeigoEmail, senderQuery } from "../queries.ts"
import { senderOf } from "./sender.ts"

/** An application of the tracker. */
export interface TrackedCompany {
  readonly id: string
  readonly company: string
  readonly position: string | null
}

/** The same in every letter. Other values belong to one letter: they could name the wrong company in the next. */
const ownGaps: readonly string[] = ["name", "university", "school", "year", "phone", "email"]
const APPLICATION = "application"

export function useGapValues({ id, gaps }: KeigoEmail, applications: readonly TrackedCompany[]) {
  const { typed, write, clear } = useTyped()
  const known = useKnownValues()
  const slotOf = (key: string) => (ownGaps.includes(key) ? key : `${id}/${key}`)
  const application = applications.find((each) => each.id === typed[slotOf(APPLICATION)])
  const tracked: GapValues = { company: application?.company, position: application?.position ?? undefined }
  const gapValue = (key: string, source: string | null) =>
    typed[slotOf(key)] ?? (source === null ? undefined : (tracked[source] ?? known[source])) ?? ""
  return {
    values: Object.fromEntries(gaps.map(({ key, source }) => [key, gapValue(key, source)])) as GapValues,
    isFromProfile: gaps.some(
      ({ key, source }) =>
        source !== null && typed[slotOf(key)] === undefined && filledGap(known, source) !== undefined,
    ),
    application: application?.id,
    setValue: (key: string, value: string) => write({ [slotOf(key)]: value }),
    /** The company and the position then follow the application, whatever was typed before. */
    chooseApplication: (chosen: string) =>
      write({
        [slotOf(APPLICATION)]: chosen,
        [slotOf("company")]: undefined,
        [slotOf("position")]: undefined,
      }),
    clear,
  }
}

/** Kept in this tab: it survives a reload and the way to another letter. */
function useTyped() {
  const key = draftKey("keigo-emails", useUser()?.id)
  const [typed, setTyped] = useState<GapValues>({})
  useEffect(() => {
    const kept = Object.entries(loadDraft(key) ?? {})
    setTyped(
      Object.fromEntries(kept.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
    )
  }, [key])
  return {
    typed,
    write: (changes: GapValues) => {
      const next = { ...typed, ...changes }
      setTyped(next)
      keepDraft(key, JSON.stringify(next))
    },
    clear: () => {
      setTyped({})
      dropDraft(key)
    },
  }
}

function useKnownValues(): GapValues {
  const isMember = useIsMember()
  const isHydrated = useIsHydrated()
  const user = useUser()
  const { data } = useQuery({ ...senderQuery, enabled: isMember && isHydrated })
  return data ? { ...senderOf(data.profile, data.universityName, user?.email) } : {}
}
