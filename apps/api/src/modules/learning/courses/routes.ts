import { Readable } from "node:stream"
import * as certificatesContract from "@shirube/contract/learning/courses/certificates"
import * as drafts from "@shirube/contract/learning/courses/drafts"
import * as lessonsContract from "@shirube/contract/learning/courses/lessons"
import * as notes from "@shirube/contract/learning/courses/notes"
import * as previews from "@shirube/contract/learning/courses/previews"
import * as progressContract from "@shirube/contract/learning/courses/progress"
import * as publications from "@shirube/contract/learning/courses/publications"
import * as quizzes from "@shirube/contract/learning/courses/quizzes"
import * as reading from "@shirube/contract/learning/courses/reading"
import type { Language } from "@shirube/vocabulary/language"
import { created, done, ok, shared, slice } from "#api/kernel/http/slice"
import { retryKey } from "#api/kernel/security/session"
import { wireMedia } from "#api/modules/common/media/grants/service"
import { certificatePaper, presentCertificate } from "./certificates/present.ts"
import {
  checkCertificate,
  makeCertificate,
  nameOnCertificate,
  ownCertificate,
} from "./certificates/service.ts"
import { presentDraft, presentDraftStatus, presentDraftSummary } from "./drafts/present.ts"
import { listDrafts, readDraft, readSent, removeDraft, saveDraft } from "./drafts/service.ts"
import { COURSES, courseTag } from "./events.ts"
import { presentContent, presentLesson } from "./lessons/present.ts"
import { contentOf, filmFor, getLesson, lessonFor } from "./lessons/service.ts"
import { changeNote, notesOf, presentNote, removeNote, writeNote } from "./notes/service.ts"
import { printPaper } from "./paper/service.ts"
import { previewDraft } from "./previewing/service.ts"
import {
  beginPlay,
  courseProgressOf,
  finishedAt,
  presentLessonProgress,
  reportProgress,
  unfinishedCourses,
} from "./progress/service.ts"
import {
  listPublications,
  presentPublication,
  putBackAny,
  putBackOwn,
  takeDownAny,
  takeDownOwn,
} from "./publications/service.ts"
import { answerQuiz, answersOf, presentAnswer } from "./quizzes/service.ts"
import { presentCourse, presentCourseSummary } from "./reading/present.ts"
import { authorTags, getCourse, listCourses } from "./reading/service.ts"
import { submitDraft, withdrawDraft } from "./submission/service.ts"

export const routes = slice(({ implement }) => [
  implement(reading.listCourses, async ({ tx, query, language }) => {
    const { items, nextCursor, authors } = await listCourses(tx, query, language)
    const body = {
      items: items.map((row) => presentCourseSummary(row, authors, language)),
      next_cursor: nextCursor,
    }
    return shared(body, [COURSES, ...authorTags(authors)])
  }),
  implement(reading.getCourse, async ({ tx, params, language }) => {
    const found = await getCourse(tx, params.id, language)
    return shared(presentCourse(found, language), [courseTag(params.id), ...authorTags(found.authors)])
  }),
  implement(lessonsContract.getLesson, async ({ tx, params, language }) =>
    shared(presentLesson(await getLesson(tx, params.id, params.key, language), language), [
      courseTag(params.id),
    ]),
  ),
  implement(lessonsContract.getLessonContent, async ({ tx, params, user, language }) =>
    ok(presentContent(await contentOf(tx, await lessonFor(tx, user, params.id)), language)),
  ),
  implement(lessonsContract.getLessonMedia, async ({ tx, params, user, platform, now }) =>
    ok(wireMedia(await filmFor(tx, platform, user, params.id, now))),
  ),
  implement(progressContract.getCourseProgress, async ({ tx, user, params }) => {
    const { isMember, course, lessons, certificateCode } = await courseProgressOf(tx, user, params.id)
    return ok({
      is_member: isMember,
      lessons: lessons.map(presentLessonProgress),
      last_key: course?.lastKey ?? null,
      done_at: course?.doneAt?.toISOString() ?? null,
      certificate_code: certificateCode,
      name_on_certificate: nameOnCertificate(user),
    })
  }),
  implement(progressContract.listOwnCourses, async ({ tx, user, query, language }) => {
    const { items, authors } = await unfinishedCourses(tx, user, query.limit, language)
    return ok({
      items: items.map(({ course, doneLessons, lastKey, lastAt }) => ({
        course: presentCourseSummary(course, authors, language),
        done_lessons: doneLessons,
        last_key: lastKey,
        last_at: lastAt.toISOString(),
      })),
    })
  }),
  implement(progressContract.beginPlay, async ({ tx, user, params, now }) => {
    const { play, positionMs } = await beginPlay(tx, user, params.id, now)
    return created({ play, position_ms: positionMs })
  }),
  implement(progressContract.reportProgress, async ({ tx, user, params, body, now }) => {
    const report = { play: body.play, positionMs: body.position_ms, slots: body.slots }
    const { lesson, progress, rightAnswers, isCourseDone, refused } = await reportProgress(
      tx,
      user,
      params.id,
      report,
      now,
    )
    return ok({
      ...presentLessonProgress({ ...lesson, ...progress, rightAnswers }),
      refused_slots: refused,
      is_course_done: isCourseDone,
    })
  }),
  implement(quizzes.answerQuiz, async ({ tx, user, params, body, language, now }) => {
    const answer = { questionId: body.question_id, chosen: body.chosen }
    const { question, chosen, isQuizDone, isLessonDone, isCourseDone } = await answerQuiz(
      tx,
      user,
      params.id,
      answer,
      now,
    )
    return ok({
      ...presentAnswer({ question, chosen: [...chosen] }, language),
      is_quiz_done: isQuizDone,
      is_lesson_done: isLessonDone,
      is_course_done: isCourseDone,
    })
  }),
  implement(quizzes.listQuizAnswers, async ({ tx, user, params, language }) =>
    ok({ items: (await answersOf(tx, user, params.id)).map((row) => presentAnswer(row, language)) }),
  ),
  implement(notes.listNotes, async ({ tx, user, params }) =>
    ok({ items: (await notesOf(tx, user, params.id)).map(presentNote) }),
  ),
  implement(notes.writeNote, async ({ tx, user, params, body, headers, now }) => {
    const note = { atMs: body.at_ms, text: body.text, retryKey: retryKey(headers) }
    return created(presentNote(await writeNote(tx, user, params.id, note, now)))
  }),
  implement(notes.changeNote, async ({ tx, user, params, body, now }) =>
    ok(presentNote(await changeNote(tx, user, params.id, body.text, now))),
  ),
  implement(notes.removeNote, async ({ tx, user, params }) => {
    await removeNote(tx, user, params.id)
    return done()
  }),
  implement(certificatesContract.makeCertificate, async ({ tx, user, params, body, now }) => {
    const making = { finishedAt: await finishedAt(tx, user.id, params.id), typed: body.name, now }
    return ok(presentCertificate(await makeCertificate(tx, user, params.id, making)))
  }),
  implement(certificatesContract.checkCertificate, async ({ tx, params }) =>
    ok(presentCertificate(await checkCertificate(tx, params.code))),
  ),
  implement(
    certificatesContract.readCertificate,
    { transaction: false },
    async ({ db, user, params, platform }) => {
      const { certificate } = await ownCertificate(db.autocommit, user, params.code)
      const address = `${platform.config.publicUrl}/certificates/${certificate.code}`
      const bytes = await printPaper(certificatePaper(certificate, address))
      return ok({
        name: `shirube-certificate-${certificate.courseId}.pdf`,
        contentType: "application/pdf",
        bytes: bytes.byteLength,
        keep: "never",
        read: async () => Readable.from([bytes]),
      })
    },
  ),
  implement(drafts.listCourseDrafts, async ({ tx, user, language }) => {
    const drafts = await listDrafts(tx, user)
    return ok({ items: drafts.map((draft) => presentDraftSummary(draft, language)) })
  }),
  implement(drafts.getCourseDraft, async ({ tx, params, user, visit, platform, language }) =>
    ok(presentDraft(await readDraft(tx, params.id, { user, visit, platform }), language)),
  ),
  implement(drafts.saveCourseDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentDraftStatus(await saveDraft(tx, params.id, body, { user, visit }), language)),
  ),
  implement(drafts.removeCourseDraft, async ({ tx, params, user }) => {
    await removeDraft(tx, params.id, user)
    return done()
  }),
  implement(drafts.readSentCourse, async ({ tx, params, user, visit, platform, language }) =>
    ok(presentDraft(await readSent(tx, params.id, { user, visit, platform }), language)),
  ),
  implement(drafts.sendCourseDraft, async ({ tx, params, body, user, visit, language }) =>
    ok(presentDraftStatus(await submitDraft(tx, params.id, body.version, { user, visit }), language)),
  ),
  implement(drafts.withdrawCourseDraft, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await withdrawDraft(tx, params.id, { user, visit }), language)),
  ),
  implement(previews.previewCourse, async ({ tx, params, query, user, visit, platform, language }) =>
    ok(presentPreview(await previewDraft(tx, params.id, query.lesson, { user, visit, platform }), language)),
  ),
  implement(publications.takeDownOwnCourse, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await takeDownOwn(tx, params.id, { user, visit }), language)),
  ),
  implement(publications.putBackOwnCourse, async ({ tx, params, user, visit, language }) =>
    ok(presentDraftStatus(await putBackOwn(tx, params.id, { user, visit }), language)),
  ),
  implement(publications.listPublishedCourses, async ({ tx, query, language }) => {
    const { items, authors, nextCursor } = await listPublications(tx, query, language)
    return ok({ items: items.map((row) => presentPublication(row, authors)), next_cursor: nextCursor })
  }),
  implement(publications.takeDownCourse, async ({ tx, params, user, visit, platform, language }) => {
    const { publication, authors } = await takeDownAny(tx, params.id, { user, visit, platform }, language)
    return ok(presentPublication(publication, authors))
  }),
  implement(publications.putBackCourse, async ({ tx, params, user, visit, platform, language }) => {
    const { publication, authors } = await putBackAny(tx, params.id, { user, visit, platform }, language)
    return ok(presentPublication(publication, authors))
  }),
])

type Preview = Awaited<ReturnType<typeof previewDraft>>

const presentPreview = ({ course, lesson, ...rest }: Preview, language: Language) => ({
  course: presentCourse({ course, savedBy: null, ...rest }, language),
  lesson: lesson && {
    ...presentLesson({ course, all: rest.lessons, lesson: lesson.lesson, content: null }, language),
    content: presentContent(lesson.content, language),
    media: lesson.media,
  },
})
