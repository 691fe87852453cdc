// Queries for the personal facts about questions and answers.
import { sql } from "drizzle-orm"
import { answers, comments, questions } from "#api/kernel/db/tables/community/forum"
import { memberId, uuidsOf } from "#api/kernel/features/personal-facts/queries"
import { blockedPeople } from "#api/modules/people/blocks/service"
import { isWaiting } from "../invitations/queries.ts"

/** The member's own comments returned per thread. */
const MOST_COMMENTS = sql.raw("100")

const questionIds = uuidsOf("question")
const answerIds = uuidsOf("answer")

/** Posts by blocked members under their names: among these questions and answers, and in the questions' threads. */
export const postsByBlocked = sql`with blocked as (${blockedPeople})
  select id, id as "questionId", asker_id as "writerId" from ${questions}
    where id = any(${questionIds}) and asker_id in (select id from blocked) and not is_anonymous and removed_at is null
  union all select a.id, a.question_id, a.author_id from ${answers} a join ${questions} q on q.id = a.question_id
    where (a.id = any(${answerIds}) or a.question_id = any(${questionIds})) and a.author_id in (select id from blocked)
      and a.removed_at is null and not (a.is_by_asker and q.is_anonymous)
  union all select c.id, c.question_id, c.author_id from ${comments} c join ${questions} q on q.id = c.question_id
    where c.question_id = any(${questionIds}) and c.author_id in (select id from blocked)
      and c.removed_at is null and not (c.is_by_asker and q.is_anonymous)`

/** The visible questions, and what the member has to do with them. */
export const ownInQuestions = sql`select q.id, q.asker_id as "askerId", q.locked_at as "lockedAt",
    q.accepted_answer_id as "acceptedAnswerId",
    exists (select from ${answers} a where a.question_id = q.id and a.author_id = ${memberId}
      and a.removed_at is null) as "hasAnswered",
    exists (${isWaiting(sql`q.id`, memberId)}) as "isInvited",
    array(select c.id from ${comments} c where c.question_id = q.id and c.author_id = ${memberId}
      and c.removed_at is null order by c.created_at desc limit ${MOST_COMMENTS}) as "commentIds"
  from ${questions} q where q.id = any(${questionIds}) and q.removed_at is null`

/** The visible answers to visible questions. */
export const threadOfAnswers = sql`select a.id, a.author_id as "authorId", q.asker_id as "askerId", q.locked_at as "lockedAt"
  from ${answers} a join ${questions} q on q.id = a.question_id
  where a.id = any(${answerIds}) and a.removed_at is null and q.removed_at is null`
