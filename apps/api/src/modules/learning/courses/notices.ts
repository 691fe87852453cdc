import { decisionNotice, onDecision } from "#api/kernel/notices/decisions"
import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { courseTakenDown } from "./events.ts"
import { courseReviews } from "./submission/service.ts"

const decided = decisionNotice("course", {
  approved: {
    en: { title: "Your course is published", text: "People can learn with it now." },
    ja: { title: "コースが公開されました", text: "どなたでも学べるようになりました。" },
  },
  returned: {
    en: {
      title: "Your course needs a change",
      text: "The reason is in your account and in the email we have sent you.",
    },
    ja: {
      title: "コースの内容を直してください",
      text: "理由は、マイページとお送りしたメールをご覧ください。",
    },
  },
  declined: {
    en: {
      title: "Your course will not be published",
      text: "The reason is in your account and in the email we have sent you.",
    },
    ja: {
      title: "コースの掲載を見送りました",
      text: "理由は、マイページとお送りしたメールをご覧ください。",
    },
  },
})

const takenDown = noticeKind({
  name: "course_taken_down",
  category: "account",
  path: "/account/courses",
  words: () => ({
    en: {
      title: "Our editors have taken a course of yours down",
      text: "Learners keep what they have done there. You can change it and send it to us again.",
    },
    ja: {
      title: "あなたのコースの公開を、編集部が終了しました",
      text: "学んだ人の記録は残っています。内容を直して、もう一度確認を依頼できます。",
    },
  }),
})

export const notices: Notices = {
  kinds: [decided, takenDown],
  on: [
    onDecision(courseReviews.event, "notify-course", "course"),
    on(courseTakenDown, "notify-course-taken-down", ({ userId }, key) => takenDown.to(userId, {}, key)),
  ],
}
