export type KeyAction = "begin" | "play" | "setStart" | "setEnd" | "split" | "join" | "remove" | "playFrom"

/** With Alt, by where a key is on the board: what it would type with Alt differs from machine to machine. */
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
