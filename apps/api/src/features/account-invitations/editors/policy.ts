interface Editor {
  readonly id: string
  readonly isAdministrator: boolean
  readonly hasSecondFactor: boolean
}

/** One stays who can act: an administrator without a second factor cannot, outside of a demo. */
const isLastAdministrator = (id: string, editors: readonly Editor[], { demo }: { readonly demo: boolean }) =>
  !editors.some((other) => other.id !== id && other.isAdministrator && (demo || other.hasSecondFactor))

export const mayRemove = (editor: Editor, editors: readonly Editor[], config: { readonly demo: boolean }) =>
  !(editor.isAdministrator && isLastAdministrator(editor.id, editors, config))
