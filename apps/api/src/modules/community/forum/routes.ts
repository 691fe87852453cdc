// Static paths before paths with an id parameter.

import * as comments from "@shirube/contract/community/forum/comments"
import * as mentions from "@shirube/contract/community/forum/mentions"
import * as picturesContract from "@shirube/contract/community/forum/pictures"
import * as previews from "@shirube/contract/community/forum/previews"
import * as topics from "@shirube/contract/community/forum/topics"
import * as watchedWordsContract from "@shirube/contract/community/forum/watched-words"
import { languageOfText } from "@shirube/contract/text/written-language"
import { topicTexts } from "@shirube/vocabulary/topics"
import { created, done, ok, type Slice, shared, slice } from "#api/kernel/http/slice"
import { retryKey } from "#api/kernel/security/session"
import { parseRuby } from "#api/kernel/text/ruby"
import { answerRoutes } from "./answers/routes.ts"
import { presentComments } from "./comments/present.ts"
import { editComment, listComments, postComment } from "./comments/service.ts"
import { LISTS, questionTag } from "./events.ts"
import { invitationRoutes } from "./invitations/routes.ts"
import { suggestPeople } from "./mentions/service.ts"
import { moderationRoutes } from "./moderation/routes.ts"
import { noPictures, openPicture } from "./pictures/service.ts"
import { isSenpai } from "./policy.ts"
import type { Person } from "./present.ts"
import { noticePersonalData } from "./previews/policy.ts"
import { picturesFor } from "./previews/service.ts"
import { questionRoutes } from "./questions/routes.ts"
import { shownWith } from "./reading/service.ts"
import { takeDown } from "./removal/service.ts"
import { previewOf } from "./texts/service.ts"
import { topicsWithCounts } from "./topics/service.ts"
import { presentWord } from "./watch/present.ts"
import { addWord, changeWord, removeWord, watchedWords } from "./watch/service.ts"

export const routes: Slice = slice(({ implement }) => [
  ...questionRoutes,
  ...answerRoutes,
  implement(comments.listComments, async ({ tx, query, language }) => {
    const { thread, page, texts, people } = await listComments(tx, query, language)
    return shared(presentComments(page, thread, texts, people), shownWith(people, questionTag(thread.id)))
  }),
  implement(comments.postComment, async ({ tx, user, body, headers, visit, platform }) => {
    const { id, isHeld } = await postComment(
      tx,
      { ...body, retryKey: retryKey(headers) },
      { user, visit, platform },
    )
    return created({ id, is_held: isHeld })
  }),
  implement(comments.editComment, async ({ tx, user, params, body, visit, platform }) => {
    return ok({ is_held: await editComment(tx, params.id, body.text, { user, visit, platform }) })
  }),
  implement(comments.removeComment, async ({ tx, user, params, visit, platform }) => {
    await takeDown(tx, { noun: "comment", id: params.id }, { user, visit, platform })
    return done()
  }),
  implement(topics.listTopics, async ({ tx, language }) =>
    shared(
      {
        items: (await topicsWithCounts(tx)).map(({ key, questions }) => ({
          key,
          name: topicTexts[key].name[language],
          description: topicTexts[key].description[language],
          question_count: questions,
        })),
      },
      [LISTS],
    ),
  ),
  implement(picturesContract.readPicture, async ({ tx, params, platform }) =>
    ok(await openPicture(tx, platform, params)),
  ),
  implement(previews.preview, { transaction: false }, async ({ db, user, body, platform, now, language }) => {
    const { look, title, text, post } = body
    const unset = look === "comment" ? languageOfText(text, [language]) : language
    const words = { look, title, text, language: body.language ?? unset }
    const shown = await previewOf(
      platform.furigana,
      words,
      look === "tip" ? noPictures : await picturesFor(db, platform, { user, text, post, now }),
    )
    return ok({
      title_ruby: shown.title && parseRuby(shown.title.written),
      title_readings: shown.title?.readings ?? [],
      body_html: shown.html,
      readings: shown.readings,
      noticed: [
        ...noticePersonalData(title ?? "").map((noticed) => ({ field: "title" as const, ...noticed })),
        ...noticePersonalData(text).map((noticed) => ({ field: "text" as const, ...noticed })),
      ],
    })
  }),
  implement(mentions.suggestPeople, async ({ tx, user, query, now, platform }) => {
    const wanted = { questionId: query.question_id, name: query.name }
    const people = await suggestPeople(tx, wanted, { user, config: platform.config, now })
    return ok({ items: people.map(presentMentionable) })
  }),
  ...invitationRoutes,
  ...moderationRoutes,
  implement(watchedWordsContract.listWatchedWords, async ({ tx }) =>
    ok({ items: (await watchedWords(tx)).map(presentWord) }),
  ),
  implement(watchedWordsContract.addWatchedWord, async ({ tx, user, body, visit, platform }) => {
    const { phrase, note, is_held: isHeld } = body
    return created({ id: await addWord(tx, { phrase, note, isHeld }, { user, visit, platform }) })
  }),
  implement(watchedWordsContract.changeWatchedWord, async ({ tx, user, params, body, visit, platform }) => {
    const { note, is_held: isHeld } = body
    await changeWord(tx, params.id, { note, isHeld }, { user, visit, platform })
    return done()
  }),
  implement(watchedWordsContract.removeWatchedWord, async ({ tx, user, params, visit, platform }) => {
    await removeWord(tx, params.id, { user, visit, platform })
    return done()
  }),
])

const presentMentionable = (person: Person) => ({
  id: person.id,
  name: person.name,
  seal: person.seal,
  is_senpai: isSenpai(person),
})
