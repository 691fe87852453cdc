import type { UserId } from "#api/kernel/db/ids"
import { type NoticeWords, noticeKind } from "#api/kernel/notices/kinds"
import { type Notices, on } from "#api/kernel/notices/sources"
import { peopleOf } from "#api/modules/identity/accounts/service"
import { helloAccepted, helloSent } from "./service.ts"

interface AboutPerson {
  readonly personId: UserId
}

/** Without the message and the contact: lock screens and emails are read by others. */
const kindOf = (name: string, words: (name: string | undefined) => NoticeWords) =>
  noticeKind<AboutPerson, { readonly name: string }>({
    name,
    category: "requests",
    path: ({ personId }) => `/members?person=${personId}`,
    lookup: {
      idOf: ({ personId }) => personId,
      load: (tx, ids) => peopleOf(tx, ids as readonly UserId[]),
    },
    words: (_, person) => words(person?.name),
  })

const received = kindOf("hello_received", (name) => ({
  en: {
    title: "A member says hello",
    text: name ? `${name} would like to get to know you.` : "A member would like to get to know you.",
  },
  ja: {
    title: "メンバーからあいさつが届きました",
    text: name ? `${name}さんが、あなたと知り合いたいそうです。` : "あなたと知り合いたい方がいます。",
  },
}))

const accepted = kindOf("hello_accepted", (name) => ({
  en: {
    title: "Your hello was accepted",
    text: name ? `You can now see how to reach ${name}.` : "You can now see how to reach each other.",
  },
  ja: {
    title: "あいさつが受け取られました",
    text: name ? `${name}さんの連絡先を確認できます。` : "お互いの連絡先を確認できます。",
  },
}))

export const notices: Notices = {
  kinds: [received, accepted],
  on: [
    on(helloSent, "notify-hello-received", ({ id, fromId, toId }) =>
      received.to(toId, { personId: fromId }, `hello ${id}`),
    ),
    on(helloAccepted, "notify-hello-accepted", ({ id, fromId, toId }) =>
      accepted.to(fromId, { personId: toId }, `hello ${id}`),
    ),
  ],
}
