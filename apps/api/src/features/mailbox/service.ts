import type { Tx } from "#api/db/client"
import type { Config } from "#api/platform/config"
import { ApiError } from "#api/platform/errors"
import { listKeptMails } from "#api/platform/mail"
import { mailboxIsOpen } from "./policy.ts"

export async function readMailbox(tx: Tx, config: Config) {
  if (!mailboxIsOpen(config)) throw new ApiError("route.not_found")
  return listKeptMails(tx)
}
