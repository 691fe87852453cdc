import type { KeyboardEvent } from "react"

interface Keys {
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
  readonly mute: () => void
  readonly captions: () => void
  readonly wide: () => void
  readonly fullScreen: () => void
  readonly speed: (step: 1 | -1) => void
}

const STEP_S = 5

/** Shortcuts while the player has focus, except for keys that the focused control uses itself. */
export const keysOf =
  (act: Keys) =>
  (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = event.target as HTMLElement
    // Native selects use letters for type-ahead.
    if (at.matches("select, textarea")) return
    const isSlider = at.matches("input")
    const isButton = at.matches("button, a")
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      " ": isButton || isSlider ? undefined : act.toggle,
      k: act.toggle,
      ArrowLeft: isSlider ? undefined : () => act.seek(-STEP_S),
      ArrowRight: isSlider ? undefined : () => act.seek(STEP_S),
      m: act.mute,
      c: act.captions,
      t: act.wide,
      f: act.fullScreen,
      "<": () => act.speed(-1),
      ">": () => act.speed(1),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
