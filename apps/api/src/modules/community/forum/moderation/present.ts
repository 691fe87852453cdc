import type { HiddenState, PostNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Language } from "@shirube/vocabulary/language"
import { withLanguage } from "@shirube/vocabulary/language-names"
import type { ComplaintNoun } from "#api/kernel/features/complaint-nouns"
import type { ShownSubject } from "#api/kernel/features/review-kinds"

type Words = Readonly<Record<Language, string>>

export const queueTitle: Words = { en: "Moderation", ja: "投稿の確認" }

export const titles: Record<PostNoun, Words> = {
  question: { en: "Question", ja: "質問" },
  answer: { en: "Answer", ja: "回答" },
  comment: { en: "Comment", ja: "コメント" },
}

export const postChoices: ComplaintNoun["choices"] = {
  approved: { en: "Nothing is wrong", ja: "問題なし" },
  returned: { en: "Hide until fixed", ja: "直すまで非公開" },
  declined: { en: "Hide for good", ja: "今後も非公開" },
}

interface ShownPost {
  readonly noun: PostNoun
  readonly id: string
  readonly questionId: string
  readonly isByAsker: boolean
  readonly isAnonymous: boolean
  readonly removalReason: string | null
}
interface Text {
  readonly language: string
  readonly origin: string
  readonly title: string | null
  readonly source: string
}

type Fact = ShownSubject["facts"][number]

const same = (text: string): Words => ({ en: text, ja: text })

const removals: Readonly<Record<string, Words>> = {
  held: {
    en: "No one else sees it until an editor has decided.",
    ja: "編集部が確認するまで、ほかの人には表示されません。",
  },
  withdrawn: { en: "Taken down by its author.", ja: "書いた本人が取り下げました。" },
  moderated: { en: "Hidden for good.", ja: "今後も非公開です。" },
  until_mended: { en: "Hidden until it is fixed.", ja: "直すまで非公開です。" },
  suspended: {
    en: "Hidden while the account of its writer is suspended.",
    ja: "投稿者のアカウントが利用停止中のため、非公開です。",
  },
  merged: { en: "Merged into another question.", ja: "ほかの質問に統合されました。" },
}

const words = ({ title, source }: Text) => (title === null ? source : `${title}\n\n${source}`)

export function postFacts(
  post: ShownPost,
  {
    texts,
    earlier,
    threadTitle,
  }: { readonly texts: readonly Text[]; readonly earlier: readonly Text[]; readonly threadTitle: string },
): Fact[] {
  const anchor = post.noun === "question" ? "" : `#${post.noun}-${post.id}`
  const removal = post.removalReason === null ? undefined : removals[post.removalReason]
  return [
    ...texts.map((text) => ({
      label: withLanguage({ en: "Text", ja: "本文" }, text.language),
      text: same(words(text)),
    })),
    ...earlier.map((text) => ({
      label: withLanguage({ en: "Before it was changed", ja: "変更前" }, text.language),
      text: same(words(text)),
    })),
    {
      label: { en: "Thread", ja: "スレッド" },
      text: threadTitle,
      path: `/community/ask-senpai/detail/${post.questionId}${anchor}`,
    },
    ...(post.isAnonymous && post.isByAsker
      ? [
          {
            label: { en: "Without a name", ja: "匿名" },
            text: {
              en: "Members do not see who wrote this. Please keep it so.",
              ja: "メンバーには、だれが書いたか表示されません。口外しないでください。",
            },
          },
        ]
      : []),
    ...(removal ? [{ label: { en: "Now", ja: "現在" }, text: removal }] : []),
  ]
}

interface HiddenPost {
  readonly noun: PostNoun
  readonly id: string
  readonly questionId: string
  readonly title: string | null
  readonly source: string
  readonly language: string
  readonly hiddenAt: Date
  readonly state: HiddenState
  readonly mayMend: boolean
  readonly threadTitle: string
  readonly reason: Words | null
}

export const presentHidden = (post: HiddenPost, language: Language) => ({
  noun: post.noun,
  id: post.id,
  question_id: post.questionId,
  question_title: post.threadTitle,
  title: post.title,
  text: post.source,
  language: post.language,
  state: post.state,
  reason: post.reason?.[language] ?? null,
  hidden_at: post.hiddenAt.toISOString(),
  may_mend: post.mayMend,
})
