// Suggests people while a name is typed after an @.
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react"
import { type BegunMention, mentionBegun, withMention } from "#web/lib/form/mentions.ts"
import { put, selectedIn } from "./put.ts"

export interface Mentionable {
  readonly id: string
  readonly name: string
  readonly seal: string
  readonly isSenpai: boolean
}
/** People who can be mentioned in this text, by part of a name. */
export type MentionSource = (name: string, signal: AbortSignal) => Promise<readonly Mentionable[]>

/** Debounce for typing. */
const PAUSE_MS = 150

export function usePeople(door: MentionSource | undefined, area: RefObject<HTMLTextAreaElement | null>) {
  const list = useId()
  const [mention, setMention] = useState<BegunMention>()
  const [people, setPeople] = useState<readonly Mentionable[]>()
  const [active, setActive] = useState(0)
  /** Position of a dismissed @, which does not open the list again. */
  const [dismissedAt, setDismissedAt] = useState<number>()
  const name = mention?.name
  const isOpen = mention !== undefined && people !== undefined

  useEffect(() => {
    setActive(0)
    if (!door || name === undefined) return setPeople(undefined)
    const asking = new AbortController()
    const show = (found: readonly Mentionable[] | undefined) =>
      void (asking.signal.aborted || setPeople(found))
    const timer = setTimeout(() => {
      door(name, asking.signal).then(show, () => show(undefined))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [door, name])

  const look = () => {
    const now = door && area.current ? mentionBegun(selectedIn(area.current)) : undefined
    setMention(now && now.from !== dismissedAt ? now : undefined)
    if (!now) setDismissedAt(undefined)
  }
  const leave = () => {
    setDismissedAt(mention?.from)
    setMention(undefined)
  }
  const choose = (person: Mentionable) => {
    if (area.current && mention) put(area.current, withMention(selectedIn(area.current), mention, person))
    setMention(undefined)
  }
  /** True if the list has handled the key. */
  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (!isOpen) return false
    const count = people.length
    const chosen = people[active]
    if (key === "Escape") leave()
    else if (key === "ArrowDown" && count > 0) setActive((active + 1) % count)
    else if (key === "ArrowUp" && count > 0) setActive((active - 1 + count) % count)
    else if ((key === "Enter" || key === "Tab") && chosen) choose(chosen)
    else return false
    return true
  }
  return {
    shown: isOpen ? people : undefined,
    active,
    look,
    leave,
    choose,
    onKey,
    list,
    optionId: (place: number) => `${list}-${place}`,
  }
}
