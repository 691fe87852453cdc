/** `new`: there may be no document with this id yet. */
export interface ResumeSearch {
  readonly new?: string
}

export const readResumeSearch = (search: Record<string, unknown>): ResumeSearch =>
  search.new === undefined ? {} : { new: "1" }
