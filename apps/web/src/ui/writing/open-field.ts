/** A mounted text field. */
export interface OpenField {
  readonly element: HTMLTextAreaElement
  /** Appends a block as its own paragraph, with the cursor behind it. */
  put(block: string): void
}
