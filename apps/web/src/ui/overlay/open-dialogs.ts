// A modal makes everything outside inert: what must stay usable has to be inside the topmost one.
let dialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function become(next: readonly HTMLDialogElement[]) {
  dialogs = next
  for (const listener of listeners) listener()
}

export const openDialogs = {
  add(dialog: HTMLDialogElement): () => void {
    become([...dialogs, dialog])
    return () => become(dialogs.filter((other) => other !== dialog))
  },
  top: () => dialogs.at(-1),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
