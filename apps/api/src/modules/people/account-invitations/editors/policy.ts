interface Editor {
  readonly id: string
  readonly isAdministrator: boolean
  readonly hasSecondFactor: boolean
}

/** An administrator without a second factor cannot act outside a demo, so they do not count as a remaining one. */
const isLastAdministrator = (id: string, editors: readonly Editor[], { demo }: { readonly demo: boolean }) =>
  !editors.some((other) => other.id !== id && other.isAdministrator && (demo || other.hasSecondFactor))

export const mayRemove = (editor: Editor, editors: readonly Editor[], config: { readonly demo: boolean }) =>
  !(editor.isAdministrator && isLastAdministrator(editor.id, editors, config))
