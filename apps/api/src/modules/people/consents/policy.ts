import { type ConsentKind, consentVersions } from "@shirube/vocabulary/people/consents/kinds"

interface Given {
  readonly kind: ConsentKind
  readonly version: string
}

/** Whether the consent is to the current text. */
export const isCurrent = ({ kind, version }: Given) => version === consentVersions[kind]

export const agreesTo = (given: readonly Given[], kind: ConsentKind) =>
  given.some((consent) => consent.kind === kind)
