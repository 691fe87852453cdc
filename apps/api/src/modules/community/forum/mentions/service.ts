// Who may be mentioned: people who wrote in the thread under their name, and senpai in the directory.
import { MOST_SUGGESTED } from "@shirube/contract/community/forum/mentions"
import { mentionsIn, replaceMentions, writtenMention } from "@shirube/vocabulary/text/mentions"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Config } from "#api/kernel/config/config"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type QuestionId, type UserId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { fold } from "#api/kernel/search/tokens"
import type { Actor } from "#api/kernel/security/session"
import { suspendedAmong } from "#api/kernel/security/suspension-status"
import { writersOf } from "#api/modules/identity/accounts/service"
import { blockedEitherWay } from "#api/modules/people/blocks/service"
import { findSenpai } from "#api/modules/people/members/service"
import { listedAmong } from "#api/modules/people/profile/directory/service"
import { isEditor, isSenpai, mayWrite } from "../policy.ts"
import { selectQuestion } from "../questions/queries.ts"
import { selectTexts, type ThingId } from "../texts/queries.ts"
import { selectNamedIn } from "./queries.ts"

interface MentioningText {
  readonly thingId: ThingId
  readonly questionId: QuestionId
  readonly text: string
}

/**
 * Stores mentions as ids. A refused mention stays as plain text; the refusal reveals nothing about an anonymous asker.
 * People mentioned in the post before stay allowed.
 */
export async function settleMentions(
  tx: Tx,
  { thingId, questionId, text }: MentioningText,
  now: Date,
): Promise<string> {
  const ids = mentionsIn(text).map(({ id }) => id)
  if (ids.length === 0) return text
  const before = (await selectTexts(tx, thingId)).flatMap(({ source }) => mentionsIn(source))
  const allowed = new Set<string>(before.map(({ id }) => id))
  for (const id of await mentionableAmong(tx, questionId, ids, now)) allowed.add(id)
  return replaceMentions(text, ({ id, name }) =>
    allowed.has(id) ? writtenMention({ id, name: "" }) : `@${name}`,
  )
}

async function mentionableAmong(
  tx: Tx,
  questionId: QuestionId,
  ids: readonly string[],
  now: Date,
): Promise<UserId[]> {
  const known = ids.filter(isUuid).map((id) => namedId<UserId>(id))
  const people = await writersOf(tx, known)
  const listed = await listedAmong(tx, known)
  const named = await selectNamedIn(tx, questionId, { among: known, limit: known.length })
  const here = new Set(named.map(({ id }) => id))
  const suspended = await suspendedAmong(tx, known, now)
  return [...people.values()].flatMap((person) => {
    const isOfDirectory = isSenpai(person) && listed.has(person.id)
    const isReachable = !isEditor(person) && !suspended.has(person.id)
    return isReachable && (here.has(person.id) || isOfDirectory) ? [person.id] : []
  })
}

interface SuggestionQuery {
  readonly questionId?: QuestionId | undefined
  readonly name: string
}
interface Reader {
  readonly user: Actor
  readonly config: Pick<Config, "demo">
  readonly now: Date
}

/** People of a thread that are searched. */
const MOST_IN_THREAD = 100

/** People of the thread first; senpai in the directory only if a name was typed. */
export async function suggestPeople(tx: Tx, { questionId, name }: SuggestionQuery, reader: Reader) {
  if (!mayWrite(reader.user)) throw new ApiError("forum.not_for_companies")
  const here = questionId === undefined ? [] : await peopleOfThread(tx, questionId, name, reader)
  const found = name === "" ? [] : await findSenpai(tx, { name }, reader, MOST_SUGGESTED)
  const others = await writersOf(
    tx,
    found.map(({ id }) => id),
  )
  const seen = new Map([...here, ...others.values()].map((person) => [person.id, person]))
  seen.delete(reader.user.id)
  return [...seen.values()].slice(0, MOST_SUGGESTED)
}

async function peopleOfThread(tx: Tx, questionId: QuestionId, name: string, { user, now }: Reader) {
  if (!(await selectQuestion(tx, questionId))) throw new ApiError("question.not_found")
  const ids = (await selectNamedIn(tx, questionId, { limit: MOST_IN_THREAD })).map(({ id }) => id)
  const people = await writersOf(tx, ids)
  const apart = await blockedEitherWay(tx, user.id, ids)
  const suspended = await suspendedAmong(tx, ids, now)
  const wanted = fold(name)
  return ids.flatMap((id) => {
    const person = people.get(id)
    const isReachable = person && !isEditor(person) && !apart.has(id) && !suspended.has(id)
    const isMeant = isReachable && fold(person.name).includes(wanted)
    return isMeant ? [person] : []
  })
}
