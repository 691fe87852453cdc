// Editors find an account by a name, an address or an id.
import type { Role } from "@shirube/vocabulary/product"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Db, Tx } from "#api/kernel/db/client"
import { namedId, type UserId } from "#api/kernel/db/ids"
import type { Moment } from "#api/kernel/lists/keyset"
import { accountQuery, accountWords } from "#api/kernel/search/person-names"
import {
  type FoundAccount,
  selectAccounts,
  selectFoundAccount,
  selectUnmade,
  updateSearchWords,
} from "./queries.ts"

export type { FoundAccount }

interface Wanted {
  readonly typed: string
  readonly role: Role | undefined
  readonly after: Moment | undefined
  readonly limit: number
}

export async function findAccounts(tx: Tx, { typed, ...wanted }: Wanted): Promise<readonly FoundAccount[]> {
  const text = typed.trim().toLowerCase()
  const id = isUuid(text) ? namedId<UserId>(text) : undefined
  const query = text === "" || id ? undefined : accountQuery(typed)
  const isNothingMeant = text !== "" && id === undefined && query === undefined
  return isNothingMeant ? [] : selectAccounts(tx, { ...wanted, id, query })
}

export const foundAccount = (tx: Tx, id: UserId) => selectFoundAccount(tx, id)

const AT_ONCE = 500

/** For accounts from before they could be searched. */
export async function makeSearchWords(db: Db): Promise<void> {
  const makeSome = () =>
    db.transaction(async (tx) => {
      const unmade = await selectUnmade(tx, AT_ONCE)
      for (const account of unmade) await updateSearchWords(tx, account.id, accountWords(account))
      return unmade.length === AT_ONCE
    })
  while (await makeSome());
}
