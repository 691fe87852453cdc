import { notFound } from "@tanstack/react-router"
import { isUnknownId } from "#web/lib/api/is-api-error.ts"

/** For the loader of a page with an id in its address: without such an id there is no such page. */
export async function orNotFound<Data>(fetched: Promise<Data>): Promise<Data> {
  try {
    return await fetched
  } catch (error) {
    if (isUnknownId(error)) throw notFound()
    throw error
  }
}
