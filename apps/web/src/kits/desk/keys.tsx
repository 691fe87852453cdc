// Keys of the desk. A part of the screen declares its keys while it is there, so the list under "?" is always what works now.
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from "react"
import { browserStore } from "#web/lib/browser/browser-store.ts"

/** Single keys disturb those who dictate: they can be switched off (WCAG 2.1.4). */
export const singleKeys = browserStore<boolean>("desk-keys", true, (found) => found !== false)

export interface DeskKey {
  /** `j`, or keys that are pressed one after the other: `g i`. */
  readonly keys: string
  readonly label: string
  readonly run: () => void
}

type Declared = RefObject<readonly DeskKey[]>

interface Registry {
  readonly add: (declared: Declared, isFrame: boolean) => () => void
  /** The page's, then the frame's. */
  readonly all: () => readonly DeskKey[]
}

const RegistryContext = createContext<Registry | undefined>(undefined)

const useRegistry = (): Registry => {
  const registry = use(RegistryContext)
  if (!registry) throw new Error("Keys declared outside of the desk")
  return registry
}

/** The keys that work now, read when they are shown. */
export const useAllKeys = () => useRegistry().all

export function useDeskKeys(keys: readonly DeskKey[], { isFrame = false } = {}): void {
  const registry = useRegistry()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => registry.add(latest, isFrame), [registry, isFrame])
}

/** The first key of two is forgotten after this time. */
const SEQUENCE_MS = 1_000

export function DeskKeys({ children }: { children: ReactNode }) {
  const declared = useRef<readonly Declared[]>([])
  const all = useCallback(() => declared.current.flatMap(({ current }) => current), [])
  const registry = useMemo<Registry>(
    () => ({
      all,
      add: (keys, isFrame) => {
        declared.current = isFrame ? [...declared.current, keys] : [keys, ...declared.current]
        return () => {
          declared.current = declared.current.filter((each) => each !== keys)
        }
      },
    }),
    [all],
  )
  useEffect(() => {
    let before = { key: "", at: 0 }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event))
        return
      if (!singleKeys.get() || (event.key === "Enter" && isPressable(event.target))) return
      const sequence = event.timeStamp - before.at < SEQUENCE_MS ? `${before.key} ${event.key}` : ""
      before = { key: event.key, at: event.timeStamp }
      const keys = all()
      const pressed =
        keys.find((each) => each.keys === sequence) ?? keys.find((each) => each.keys === event.key)
      if (!pressed) return
      event.preventDefault()
      before = { key: "", at: 0 }
      pressed.run()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [all])
  return <RegistryContext value={registry}>{children}</RegistryContext>
}

/** Typing, also in the shadow tree of a text, or in a dialog in front of the desk. */
function isElsewhere(event: KeyboardEvent) {
  const [target] = event.composedPath()
  return (
    document.querySelector("dialog[open]") !== null ||
    (target instanceof Element &&
      target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]") !==
        null)
  )
}

/** Enter presses it. */
const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest("a, button, summary, label") !== null
