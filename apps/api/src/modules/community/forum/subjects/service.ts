// Questions and answers as subjects of other features, and the current member's relation to each.

import type { MineFact } from "@shirube/contract/community/forum/mine"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { topicTexts } from "@shirube/vocabulary/topics"
import { type AnswerId, namedId, type QuestionId } from "#api/kernel/db/ids"
import { personalFact } from "#api/kernel/features/personal-facts"
import type { SubjectLookups } from "#api/kernel/features/subjects"
import type { Actor } from "#api/kernel/security/session"
import { mentorsApart } from "#api/modules/people/blocks/service"
import { selectAnswersById } from "../answers/queries.ts"
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
import { ownInQuestions, postsByBlocked, threadOfAnswers } from "./queries.ts"

const idsOf = <Id extends QuestionId | AnswerId>(ids: readonly string[]) =>
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

interface OwnInQuestion {
  readonly id: string
  readonly askerId: string | null
  readonly lockedAt: string | null
  readonly acceptedAnswerId: string | null
  readonly hasAnswered: boolean
  readonly isInvited: boolean
  readonly commentIds: string[]
}

interface ThreadOfAnswer {
  readonly id: string
  readonly authorId: string | null
  readonly askerId: string | null
  readonly lockedAt: string | null
}

export const mineFact = personalFact<"mine", { questions: OwnInQuestion; answers: ThreadOfAnswer }>(
  ["question", "answer"],
  { questions: ownInQuestions, answers: threadOfAnswers },
  (rows, user) => {
    const facts = new Map([
      ...rows.questions.map((row) => [row.id, ofQuestion(user, row)] as const),
      ...rows.answers.map((row) => [row.id, ofAnswer(user, row)] as const),
    ])
    return ({ id }) => facts.get(id) ?? NOTHING
  },
)

function ofQuestion(user: Actor, question: OwnInQuestion): MineFact {
  const { askerId } = question
  const isOpen = !isClosedTo(user, question)
  return {
    is_mine: isOwn(user, askerId),
    may_edit: isOpen && mayChange(user, askerId),
    may_remove: mayRemove(user, askerId),
    may_accept: isOpen && isOwn(user, askerId),
    may_answer: isOpen && mayAnswer(user) && !question.hasAnswered,
    may_invite: isOpenToInvitations(question) && mayInvite(user, askerId),
    is_invited: mayAnswer(user) && question.isInvited,
    may_comment: isOpen && mayWrite(user),
    may_translate: isOpen && mayTranslate(user, askerId),
    comment_ids: question.commentIds,
  }
}

function ofAnswer(user: Actor, answer: ThreadOfAnswer): MineFact {
  const { authorId, askerId } = answer
  const isOpen = !isClosedTo(user, answer)
  return {
    ...NOTHING,
    is_mine: isOwn(user, authorId),
    may_edit: isOpen && mayChange(user, authorId),
    may_remove: mayRemove(user, authorId),
    may_accept: isOpen && isOwn(user, askerId),
    may_comment: isOpen && mayWrite(user),
    may_translate: isOpen && mayTranslate(user, authorId),
  }
}

interface PostByBlocked {
  readonly id: string
  readonly questionId: string
  readonly writerId: string
}

/** Considers only names that everyone sees, so that blocking a person does not reveal their anonymous posts. */
export const blockFact = personalFact<"block", { posts: PostByBlocked; mentors: { readonly id: string } }>(
  ["question", "answer", "mentor"],
  { posts: postsByBlocked, mentors: mentorsApart },
  (rows) => {
    const byThread = Map.groupBy(rows.posts, ({ questionId }) => questionId)
    const written = new Set(rows.posts.map(({ id }) => id))
    const apart = new Set(rows.mentors.map(({ id }) => id))
    return ({ noun, id }) => ({
      is_blocked: noun === "mentor" ? apart.has(id) : written.has(id),
      people:
        noun === "question" ? [...new Set(byThread.get(id)?.map(({ writerId }) => writerId) ?? [])] : [],
    })
  },
)
