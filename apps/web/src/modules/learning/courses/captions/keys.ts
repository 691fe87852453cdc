export type KeyAction = "begin" | "play" | "setStart" | "setEnd" | "split" | "join" | "remove" | "playFrom"

/** Alt shortcuts by physical key: what Alt types differs between systems. */
const actions: Readonly<Record<string, KeyAction>> = {
  Enter: "begin",
  KeyP: "play",
  KeyR: "playFrom",
  KeyS: "setStart",
  KeyE: "setEnd",
  KeyX: "split",
  KeyJ: "join",
  Backspace: "remove",
}

export function actionOfKey({ altKey, ctrlKey, metaKey, shiftKey, code, isComposing }: KeyboardEvent) {
  if (!altKey || ctrlKey || metaKey || shiftKey || isComposing) return undefined
  return actions[code]
}
