import type { ComplaintNounName } from "@shirube/vocabulary/editorial/complaints/choices"
import { noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { complaintAnswered } from "./events.ts"

const paths: Readonly<Record<ComplaintNounName, `/${string}`>> = {
  member: "/members",
  question: "/community/ask-senpai",
  answer: "/community/ask-senpai",
  comment: "/community/ask-senpai",
  mentor: "/mentors",
  session: "/mentors/sessions",
  "thank-you": "/mentors",
  "document-review": "/career/career-builder/reviews",
  hello: "/members",
}

/** Leaves out the outcome, which concerns another person. */
const answered = noticeKind<{ readonly noun?: ComplaintNounName }>({
  name: "complaint_answered",
  category: "account",
  path: ({ noun = "member" }) => paths[noun],
  words: () => ({
    en: {
      title: "We have looked at your report",
      text: "Thank you for telling us. An editor has read it and done what was needed.",
    },
    ja: {
      title: "通報の内容を確認しました",
      text: "お知らせいただき、ありがとうございました。編集部で確認し、必要な対応をしました。",
    },
  }),
})

export const notices: Notices = {
  kinds: [answered],
  on: [
    on(complaintAnswered, "notify-complaint", ({ userId, complaintId, noun }) =>
      answered.to(userId, { noun }, `complaint ${complaintId}`),
    ),
  ],
}
