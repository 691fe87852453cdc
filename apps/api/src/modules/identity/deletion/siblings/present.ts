/** A subject identifier as in RFC 9493. */
export type Identifier =
  | { readonly format: "iss_sub"; readonly iss: string; readonly sub: string }
  | { readonly format: "email"; readonly email: string }

const PURGED = "https://schemas.openid.net/secevent/risc/event-type/account-purged"

export const eventOf = (names: readonly Identifier[]) => ({
  sub_id: { format: "aliases", identifiers: names },
  events: { [PURGED]: {} },
})
