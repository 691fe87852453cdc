// The products that may sign people in here. Only the operator configures them: there is no client
// registration.

export interface Handover {
  /** The `iss` of the tokens that this product signs. */
  readonly issuer: string
  readonly jwksUri: string
  /** The product's pages that sign a token for a person who comes from here. */
  readonly returnUris: readonly string[]
  readonly forwardTo: readonly URL[]
  readonly pages: ProductPages
}

const PAGES = ["home", "sign_in", "verification", "consent", "profile", "questions", "matching"] as const
type PageName = (typeof PAGES)[number]

/** Pages of the product that we link to, all of its own origin. A page that is not configured is not linked. */
export type ProductPages = Readonly<Partial<Record<PageName, string>>>

export interface ClientSettings {
  readonly id: string
  readonly secret: string
  readonly name: string
  readonly authMethod: AuthMethod
  readonly redirectUris: readonly string[]
  readonly postLogoutRedirectUris: readonly string[]
  readonly backchannelLogoutUri: string | undefined
  readonly handover: Handover | undefined
}

const AUTH_METHODS = ["client_secret_basic", "client_secret_post"] as const
type AuthMethod = (typeof AUTH_METHODS)[number]

const SECRET_LENGTH = 16

export function readClients(list: unknown): ClientSettings[] {
  if (!Array.isArray(list)) throw new Error("is not a list")
  const clients = list.map((entry, index) => readClient(entry, `has an entry ${index + 1}`))
  const ids = new Set(clients.map(({ id }) => id))
  if (ids.size < clients.length) throw new Error("names a client_id twice")
  const issuers = clients.flatMap(({ handover }) => (handover ? [handover.issuer] : []))
  if (new Set(issuers).size < issuers.length) throw new Error("names a hand-over issuer twice")
  return clients
}

function readClient(entry: unknown, where: string): ClientSettings {
  const fields = record(entry, `${where} that is not an object`)
  const id = text(fields.client_id, `${where} without a client_id`)
  const of = `has a client "${id}"`
  const secret = text(fields.client_secret, `${of} without a client_secret`)
  if (secret.length < SECRET_LENGTH) throw new Error(`${of} whose secret is shorter than ${SECRET_LENGTH}`)
  const redirectUris = addresses(fields.redirect_uris, `${of} whose redirect_uris`)
  if (redirectUris.length === 0) throw new Error(`${of} without redirect_uris`)
  const backchannel = fields.backchannel_logout_uri
  return {
    id,
    secret,
    name: fields.client_name === undefined ? id : text(fields.client_name, `${of} with an empty client_name`),
    authMethod: readAuthMethod(fields.token_endpoint_auth_method ?? "client_secret_basic", of),
    redirectUris,
    postLogoutRedirectUris: addresses(
      fields.post_logout_redirect_uris ?? [],
      `${of} whose post_logout_redirect_uris`,
    ),
    backchannelLogoutUri:
      backchannel === undefined ? undefined : address(backchannel, `${of} whose backchannel_logout_uri`),
    handover: fields.handover === undefined ? undefined : readHandover(fields.handover, of),
  }
}

function readAuthMethod(value: unknown, of: string): AuthMethod {
  const method = AUTH_METHODS.find((known) => known === value)
  if (!method) throw new Error(`${of} whose token_endpoint_auth_method is not ${AUTH_METHODS.join(" or ")}`)
  return method
}

function readHandover(entry: unknown, of: string): Handover {
  const fields = record(entry, `${of} whose handover is not an object`)
  const issuer = text(fields.issuer, `${of} whose handover has no issuer`)
  return {
    issuer,
    pages: readPages(fields.pages ?? {}, issuer, `${of} whose handover.pages`),
    jwksUri: address(fields.jwks_uri, `${of} whose handover.jwks_uri`),
    returnUris: addresses(fields.return_uris, `${of} whose handover.return_uris`),
    forwardTo: addresses(fields.forward_to, `${of} whose handover.forward_to`).map(
      (prefix) => new URL(prefix),
    ),
  }
}

/** A "back" link must never lead to another site. */
function readPages(entry: unknown, issuer: string, whose: string): ProductPages {
  const fields = record(entry, `${whose} is not an object`)
  const own = URL.parse(issuer)?.origin
  const named = PAGES.filter((name) => fields[name] !== undefined).map((name) => {
    const page = address(fields[name], `${whose}.${name}`)
    if (new URL(page).origin !== own) throw new Error(`${whose}.${name} is not an address of its issuer`)
    return [name, page] as const
  })
  return Object.fromEntries(named)
}

function record(value: unknown, otherwise: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(otherwise)
  return { ...value }
}

function text(value: unknown, otherwise: string): string {
  if (typeof value !== "string" || value === "") throw new Error(otherwise)
  return value
}

function address(value: unknown, whose: string): string {
  const url = typeof value === "string" ? URL.parse(value) : null
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash
  if (!isPlain || typeof value !== "string") throw new Error(`${whose} is not an http or https address`)
  return value
}

function addresses(value: unknown, whose: string): string[] {
  if (!Array.isArray(value)) throw new Error(`${whose} is not a list`)
  return value.map((entry) => address(entry, `${whose} has an entry that`))
}
