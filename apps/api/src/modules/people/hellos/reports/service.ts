// Reports about a hello by the member who received it.
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { type HelloId, namedId } from "#api/kernel/db/ids"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { withdrawSubjects } from "#api/modules/editorial/complaints/service"
import { selectHello, selectIdsOf } from "../queries.ts"
import { endHello } from "../service.ts"
import { reasons, removedLetter } from "./letters.ts"

const idOf = (id: string) => namedId<HelloId>(id)

export const reportedHello: ComplaintNoun = {
  noun: "hello",
  queue: "reported-hellos",
  queuePosition: 88,
  title: { en: "Reported hellos", ja: "通報されたあいさつ" },
  reasons,
  choices: {
    approved: { en: "Nothing is wrong", ja: "問題なし" },
    returned: { en: "Remove it", ja: "削除する" },
    declined: { en: "Remove it (serious violation)", ja: "削除する（重大な違反）" },
  },
  letter: removedLetter,
  isReadingRecorded: true,
  async find(tx, id, { user }) {
    const hello = isUuid(id) ? await selectHello(tx, idOf(id)) : undefined
    return hello?.toId === user.id && hello.state !== "ended" ? { ownerId: hello.fromId } : undefined
  },
  /** What the member who reported it could read, while the report waits. */
  async show(tx, id, { isWaiting }) {
    const hello = await selectHello(tx, idOf(id))
    if (!hello || !isWaiting) return []
    const isContactShown = hello.state === "accepted"
    return [
      { label: { en: "Message", ja: "メッセージ" }, text: hello.text },
      ...(isContactShown ? [{ label: { en: "Contact", ja: "連絡先" }, text: hello.fromContact }] : []),
    ]
  },
  async takeDown(tx, id) {
    const hello = await selectHello(tx, idOf(id))
    if (hello) await endHello(tx, hello)
  },
}

/** The rows are deleted with either account, so nothing is left to review. */
export const withdrawReportsOnAccountDeleted: OnAccountDeleted = async (tx, people, now) => {
  const ids = await selectIdsOf(tx, people)
  await withdrawSubjects(
    tx,
    "hello",
    ids.map(({ id }) => id),
    now,
  )
}
