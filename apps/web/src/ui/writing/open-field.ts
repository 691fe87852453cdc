/** A field that somebody can write in now. */
export interface OpenField {
  readonly element: HTMLTextAreaElement
  /** A paragraph of its own at the end, with the cursor behind it. */
  put(block: string): void
}
