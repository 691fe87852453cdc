// Questions and answers as subjects of other features, and the current member's relation to each.

import type { MineFact } from "@shirube/contract/community/forum/mine"
import type { BlockFact } from "@shirube/contract/people/blocks/routes"
import type { Subject } from "@shirube/vocabulary/subjects"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type AnswerId, namedId, type QuestionId, type UserId } from "#api/kernel/db/ids"
import type { PersonalLookups, SubjectLookups } from "#api/kernel/features/subjects"
import type { Actor } from "#api/kernel/security/session"
import { blockedBy, blockedEitherWay } from "#api/modules/people/blocks/service"
import { selectAnsweredAmong, selectAnswersById } from "../answers/queries.ts"
import { selectOwnIn } from "../comments/queries.ts"
import { waitingAmong } from "../invitations/service.ts"
import {
  isClosedTo,
  isOpenToInvitations,
  isOwn,
  mayAnswer,
  mayChange,
  mayInvite,
  mayRemove,
  mayTranslate,
  mayWrite,
} from "../policy.ts"
import { selectByIds } from "../questions/queries.ts"
import { textsOf } from "../reading/service.ts"
import { selectNamedAmong } from "./queries.ts"

const idsOf = <Id extends QuestionId | AnswerId | UserId>(ids: readonly string[]) =>
  ids.filter(isUuid).map((id) => namedId<Id>(id))

const pageOf = (id: QuestionId) => `/community/ask-senpai/detail/${id}` as const

export const shownQuestions: SubjectLookups["question"] = async (tx, ids, { language }) => {
  const found = await selectByIds(tx, idsOf<QuestionId>(ids))
  const texts = await textsOf(
    tx,
    found.map(({ id }) => id),
    language,
    { isWhole: false },
  )
  return found.flatMap(({ id, topics: [topic] }) => {
    const text = texts.get(id)
    return text
      ? [
          {
            id,
            path: pageOf(id),
            language: text.language,
            title: text.title ?? "",
            category: topic ? { key: topic, name: topicTexts[topic].name[language] } : null,
          },
        ]
      : []
  })
}

/** Titled like their questions. */
export const shownAnswers: SubjectLookups["answer"] = async (tx, ids, reader) => {
  const found = await selectAnswersById(tx, idsOf<AnswerId>(ids))
  const questions = await shownQuestions(
    tx,
    found.map(({ questionId }) => questionId),
    reader,
  )
  const byId = new Map(questions.map((question) => [question.id, question]))
  return found.flatMap(({ id, questionId }) => {
    const question = byId.get(questionId)
    return question ? [{ ...question, id, path: `${pageOf(questionId)}#answer-${id}` as const }] : []
  })
}

/** The member's own comments returned per thread. */
const MOST_COMMENTS = 100

const NOTHING: MineFact = {
  is_mine: false,
  may_edit: false,
  may_remove: false,
  may_accept: false,
  may_answer: false,
  may_invite: false,
  is_invited: false,
  may_comment: false,
  may_translate: false,
  comment_ids: [],
}

export const mineFact: PersonalLookups["mine"] = async (tx, user, subjects) => {
  const facts = new Map([
    ...(await ofQuestions(tx, user, subjects)),
    ...(await ofAnswers(tx, user, subjects)),
  ])
  return ({ id }) => facts.get(id) ?? NOTHING
}

const NO_BLOCK: BlockFact = { is_blocked: false, people: [] }

/** Considers only names that everyone sees, so that blocking a person does not reveal their anonymous posts. */
export const blockFact: PersonalLookups["block"] = async (tx, user, subjects) => {
  const posts = await postBlocks(tx, user, subjects)
  // The id of a senpai's page is that of its owner.
  const apart: ReadonlySet<string> = await blockedEitherWay(
    tx,
    user.id,
    idsOf<UserId>(named(subjects, "mentor")),
  )
  return (subject) =>
    subject.noun === "mentor" ? { is_blocked: apart.has(subject.id), people: [] } : posts(subject)
}

async function postBlocks(tx: Tx, user: Actor, subjects: readonly Subject[]) {
  const ids = idsOf<QuestionId | AnswerId>(
    subjects.flatMap(({ noun, id }) => (noun === "mentor" ? [] : [id])),
  )
  if (ids.length === 0) return () => NO_BLOCK
  // Queries even without blocks, so that it takes the same time for everyone.
  const found = await selectNamedAmong(tx, ids, await blockedBy(tx, user.id))
  const byThread = Map.groupBy(found, ({ questionId }) => questionId as string)
  const written = new Set(found.map(({ id }) => id as string))
  return ({ noun, id }: Subject) => ({
    is_blocked: written.has(id),
    people: noun === "question" ? [...new Set(byThread.get(id)?.map(({ writerId }) => writerId) ?? [])] : [],
  })
}

const named = (subjects: readonly Subject[], noun: Subject["noun"]) =>
  subjects.flatMap((subject) => (subject.noun === noun ? [subject.id] : []))

async function ofQuestions(tx: Tx, user: Actor, subjects: readonly Subject[]): Promise<[string, MineFact][]> {
  const questions = await selectByIds(tx, idsOf<QuestionId>(named(subjects, "question")))
  if (questions.length === 0) return []
  const ids = questions.map(({ id }) => id)
  const answered = new Set((await selectAnsweredAmong(tx, user.id, ids)).map(({ questionId }) => questionId))
  const invited = mayAnswer(user) ? await waitingAmong(tx, user.id, ids) : new Set<QuestionId>()
  const comments = Map.groupBy(
    await selectOwnIn(tx, user.id, ids, MOST_COMMENTS),
    ({ questionId }) => questionId,
  )
  return questions.map((question) => {
    const { id, askerId } = question
    const isOpen = !isClosedTo(user, question)
    return [
      id,
      {
        is_mine: isOwn(user, askerId),
        may_edit: isOpen && mayChange(user, askerId),
        may_remove: mayRemove(user, askerId),
        may_accept: isOpen && isOwn(user, askerId),
        may_answer: isOpen && mayAnswer(user) && !answered.has(id),
        may_invite: isOpenToInvitations(question) && mayInvite(user, askerId),
        is_invited: invited.has(id),
        may_comment: isOpen && mayWrite(user),
        may_translate: isOpen && mayTranslate(user, askerId),
        comment_ids: comments.get(id)?.map((comment) => comment.id) ?? [],
      },
    ]
  })
}

async function ofAnswers(tx: Tx, user: Actor, subjects: readonly Subject[]): Promise<[string, MineFact][]> {
  const ids = idsOf<AnswerId>(named(subjects, "answer"))
  const answers = ids.length === 0 ? [] : await selectAnswersById(tx, ids)
  return answers.map((answer) => {
    const { id, authorId, askerId } = answer
    const isOpen = !isClosedTo(user, answer)
    return [
      id,
      {
        ...NOTHING,
        is_mine: isOwn(user, authorId),
        may_edit: isOpen && mayChange(user, authorId),
        may_remove: mayRemove(user, authorId),
        may_accept: isOpen && isOwn(user, askerId),
        may_comment: isOpen && mayWrite(user),
        may_translate: isOpen && mayTranslate(user, authorId),
      },
    ]
  })
}
