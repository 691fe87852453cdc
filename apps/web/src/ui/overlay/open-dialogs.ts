// A modal makes everything outside inert: what must stay usable has to be inside the topmost one.
let dialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setDialogs(next: readonly HTMLDialogElement[]) {
  dialogs = next
  for (const listener of listeners) listener()
}

export const openDialogs = {
  add(dialog: HTMLDialogElement): () => void {
    setDialogs([...dialogs, dialog])
    return () => setDialogs(dialogs.filter((other) => other !== dialog))
  },
  top: () => dialogs.at(-1),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
