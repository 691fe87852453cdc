// The words of every notification, made when somebody reads, in their language.
import type { Week } from "@shirube/contract/application-choices"
import type { Language } from "@shirube/contract/language"
import {
  type NotificationCategory,
  type OptionalCategory,
  optionalCategories,
} from "@shirube/contract/notifications"
import type { ReviewOutcome } from "@shirube/contract/review"
import type { Settings } from "./policy.ts"

export interface Words {
  readonly title: string
  readonly text: string
}

interface Told extends Words {
  readonly id: string
  readonly category: NotificationCategory
  readonly path: string
  readonly createdAt: Date
  readonly readAt: Date | null
}

export const presentNotification = (told: Told) => ({
  id: told.id,
  category: told.category,
  title: told.title,
  text: told.text,
  path: told.path,
  created_at: told.createdAt.toISOString(),
  is_read: told.readAt !== null,
})

const inEachCategory = <Value>(of: (category: OptionalCategory) => Value) =>
  Object.fromEntries(optionalCategories.map((each) => [each, of(each)])) as Record<OptionalCategory, Value>

export const presentSettings = ({ choices, digest, quiet: { isOn, ...hours } }: Settings) => ({
  choices: inEachCategory((each) => {
    const { inApp, mail, push } = choices[each]
    return { in_app: inApp, mail, push }
  }),
  digest,
  quiet: { is_on: isOn, ...hours },
})

export const readSettings = ({
  choices,
  digest,
  quiet: { is_on, ...hours },
}: ReturnType<typeof presentSettings>): Settings => ({
  choices: inEachCategory((each) => {
    const { in_app, mail, push } = choices[each]
    return { inApp: in_app, mail, push }
  }),
  digest,
  quiet: { isOn: is_on, ...hours },
})

export const newDeviceWords = (device: string): Record<Language, Words> => ({
  en: {
    title: "New sign-in to your account",
    text: `${device}. If it was not you, end that session and change your password.`,
  },
  ja: {
    title: "新しい端末からのサインインがありました",
    text: `${device}。心当たりがない場合は、そのセッションを終了し、パスワードを変更してください。`,
  },
})

export const passwordChangedWords: Record<Language, Words> = {
  en: {
    title: "Your password was changed",
    text: "Other devices have been signed out. If it was not you, choose a new password right away.",
  },
  ja: {
    title: "パスワードが変更されました",
    text: "ほかの端末はサインアウトされました。心当たりがない場合は、すぐに新しいパスワードを設定してください。",
  },
}

export const signInChangedWords = (change: Record<Language, string>): Record<Language, Words> => ({
  en: { title: "A change to how you sign in", text: change.en },
  ja: { title: "サインイン方法が変更されました", text: change.ja },
})

export const exportReadyWords: Record<Language, Words> = {
  en: {
    title: "Your data is ready to download",
    text: "The archive stays for 7 days. Sign in to download it.",
  },
  ja: {
    title: "データのダウンロードの準備ができました",
    text: "データは7日間保管されます。サインインしてダウンロードしてください。",
  },
}

export const ambassadorAppliedWords: Record<Language, Words> = {
  en: {
    title: "We have your ambassador application",
    text: "Our editors read every application. We will tell you as soon as they have decided.",
  },
  ja: {
    title: "アンバサダーへの応募を受け付けました",
    text: "編集部がすべての応募を読みます。結果が決まりましたら、お知らせします。",
  },
}

export const ambassadorWithdrawnWords: Record<Language, Words> = {
  en: {
    title: "You have taken your ambassador application back",
    text: "Our editors will not look at it. You can apply again while applications are open.",
  },
  ja: {
    title: "アンバサダーへの応募を取り下げました",
    text: "編集部は応募の内容を審査しません。募集期間中は、もう一度応募できます。",
  },
}

/** What came of it concerns somebody else. */
export const complaintAnsweredWords: Record<Language, Words> = {
  en: {
    title: "We have looked at your report",
    text: "Thank you for telling us. An editor has read it and done what was needed.",
  },
  ja: {
    title: "通報の内容を確認しました",
    text: "お知らせいただき、ありがとうございました。編集部で確認し、必要な対応をしました。",
  },
}

/** The reason is in the letter that goes with it. */
export const takenDownWords: Record<"forNow" | "forGood", Record<Language, Words>> = {
  forNow: {
    en: {
      title: "Your profile is out of the members’ directory for now",
      text: "What to change is in the email we have sent you. Then you can list yourself again.",
    },
    ja: {
      title: "メンバー一覧への掲載を一時停止しました",
      text: "直していただきたい点は、お送りしたメールをご覧ください。修正後、もう一度掲載できます。",
    },
  },
  forGood: {
    en: {
      title: "Your profile is no longer in the members’ directory",
      text: "The reason is in the email we have sent you.",
    },
    ja: {
      title: "メンバー一覧への掲載を終了しました",
      text: "理由はお送りしたメールをご覧ください。",
    },
  },
}

export const courseTakenDownWords: Record<Language, Words> = {
  en: {
    title: "Our editors have taken a course of yours down",
    text: "Learners keep what they have done there. You can change it and send it to us again.",
  },
  ja: {
    title: "あなたのコースの公開を、編集部が終了しました",
    text: "学んだ人の記録は残っています。内容を直して、もう一度確認を依頼できます。",
  },
}

const seeWhy: Record<Language, string> = {
  en: "What to change, and where, is in the email we have sent you.",
  ja: "直していただきたい点は、お送りしたメールをご覧ください。",
}
const reasonInEmail: Record<Language, string> = {
  en: "The reason is in the email we have sent you.",
  ja: "理由はお送りしたメールをご覧ください。",
}
const takenDown = (en: string, ja: string): Record<"forNow" | "forGood", Record<Language, Words>> => ({
  forNow: {
    en: { title: `Your ${en} is hidden until you change it`, text: seeWhy.en },
    ja: { title: `${ja}を、修正いただくまで非公開にしました`, text: seeWhy.ja },
  },
  forGood: {
    en: { title: `Your ${en} was taken down`, text: reasonInEmail.en },
    ja: { title: `${ja}を非公開にしました`, text: reasonInEmail.ja },
  },
})
export const postTakenDownWords = {
  question: takenDown("question", "質問"),
  answer: takenDown("answer", "回答"),
  comment: takenDown("comment", "コメント"),
} as const

const held = (noun: string, nounJa: string): Record<Language, Words> => ({
  en: {
    title: `Your ${noun} waits for our editors`,
    text: "A word in it makes us look first. Most of the time nothing is wrong, and then everybody can read it.",
  },
  ja: {
    title: `${nounJa}は編集部の確認待ちです`,
    text: "念のため、公開前に編集部が確認します。問題がなければ、そのまま公開されます。",
  },
})
export const postHeldWords = {
  question: held("question", "質問"),
  answer: held("answer", "回答"),
  comment: held("comment", "コメント"),
} as const

const released = (noun: string, nounJa: string): Record<Language, Words> => ({
  en: { title: `Your ${noun} is shown now`, text: "Our editors have looked at it. Thank you for waiting." },
  ja: {
    title: `${nounJa}が公開されました`,
    text: "編集部の確認が終わりました。お待ちいただき、ありがとうございました。",
  },
})
export const postReleasedWords = {
  question: released("question", "質問"),
  answer: released("answer", "回答"),
  comment: released("comment", "コメント"),
} as const

type ForumKind =
  | "question_answered"
  | "followed_answered"
  | "answer_accepted"
  | "commented"
  | "own_merged"
  | "followed_merged"
  | "own_parted"
  | "followed_parted"
  | "mentioned"
  | "topic_asked"
  | "field_asked"
  | "invited"
  | "invitation_declined"

const forumTitles: Record<ForumKind, Record<Language, string>> = {
  question_answered: { en: "Your question has an answer", ja: "質問に回答がつきました" },
  followed_answered: { en: "A question you follow has an answer", ja: "フォロー中の質問に回答がつきました" },
  answer_accepted: { en: "Your answer was accepted", ja: "あなたの回答がベストアンサーに選ばれました" },
  commented: { en: "There is a new comment", ja: "新しいコメントがあります" },
  own_merged: {
    en: "Your question is now part of another one that asks the same. All answers are there, and you follow it",
    ja: "あなたの質問を、同じ内容の質問に統合しました。回答はすべてそちらにあり、自動でフォローされています",
  },
  followed_merged: {
    en: "Two questions that ask the same are one now",
    ja: "同じ内容の2つの質問を1つに統合しました",
  },
  own_parted: {
    en: "Your question stands by itself again, with the answers that came from it",
    ja: "統合されていたあなたの質問を、元どおり独立した質問に戻しました。回答も一緒に戻っています",
  },
  followed_parted: {
    en: "Two questions that had become one are apart again",
    ja: "1つに統合した2つの質問を、元どおり別々の質問に戻しました",
  },
  mentioned: { en: "Somebody mentioned you", ja: "あなたへのメンションがあります" },
  topic_asked: {
    en: "A new question in a topic you follow",
    ja: "フォロー中のトピックに新しい質問があります",
  },
  invited: { en: "You are invited to answer a question", ja: "あなたに回答をお願いしたい質問があります" },
  invitation_declined: {
    en: "A senpai you invited cannot answer this time",
    ja: "お願いした先輩は、今回は回答が難しいそうです",
  },
  field_asked: { en: "Someone asks about your field", ja: "あなたの得意な分野の質問があります" },
}

const goneTitle: Record<Language, string> = {
  en: "The question is no longer here.",
  ja: "この質問は公開が終了しています。",
}

/** Nobody is named: whoever asked without a name has none here either. */
export const forumWords = (
  kind: ForumKind,
  title: Record<Language, string> = goneTitle,
): Record<Language, Words> => ({
  en: { title: forumTitles[kind].en, text: title.en },
  ja: { title: forumTitles[kind].ja, text: title.ja },
})

/** What editors decide about. The reason is in the letter that goes with the decision. */
export type ReviewedNoun = "student-card" | "senpai" | "ambassador" | "tip" | "course" | "event"

export const reviewDecidedWords: Record<ReviewedNoun, Record<ReviewOutcome, Record<Language, Words>>> = {
  "student-card": {
    approved: {
      en: {
        title: "You are a verified student",
        text: "Everything for verified students is open to you now.",
      },
      ja: { title: "在学確認が完了しました", text: "在学確認済みの学生向けの機能が使えるようになりました。" },
    },
    returned: {
      en: {
        title: "Please send your student card again",
        text: "The reason is in the email we have sent you.",
      },
      ja: { title: "学生証をもう一度送ってください", text: "理由はお送りしたメールをご覧ください。" },
    },
    declined: {
      en: {
        title: "Your student card was not accepted",
        text: "The reason is in the email we have sent you.",
      },
      ja: { title: "学生証では在学を確認できませんでした", text: "理由はお送りしたメールをご覧ください。" },
    },
  },
  senpai: {
    approved: {
      en: { title: "Welcome as a senpai", text: "Our editors have screened your application." },
      ja: { title: "先輩として登録されました", text: "編集部の審査が完了しました。" },
    },
    returned: {
      en: {
        title: "Please complete your application",
        text: "What is missing is in the email we have sent you.",
      },
      ja: { title: "先輩の申し込みに追加が必要です", text: "必要な内容はお送りしたメールをご覧ください。" },
    },
    declined: {
      en: {
        title: "Your application was not accepted",
        text: "The reason is in the email we have sent you.",
      },
      ja: { title: "先輩の申し込みは見送りとなりました", text: "理由はお送りしたメールをご覧ください。" },
    },
  },
  ambassador: {
    approved: {
      en: {
        title: "You are a student ambassador",
        text: "Welcome! We will soon be in touch in the way you asked for.",
      },
      ja: {
        title: "学生アンバサダーに決まりました",
        text: "これからよろしくお願いします。ご希望の連絡方法で、近いうちにご連絡します。",
      },
    },
    returned: {
      en: {
        title: "Please complete your ambassador application",
        text: "What is missing is in your account and in the email we have sent you.",
      },
      ja: {
        title: "アンバサダーの応募内容を直してください",
        text: "直していただきたい点は、マイページとお送りしたメールをご覧ください。",
      },
    },
    declined: {
      en: {
        title: "About your ambassador application",
        text: "It was not accepted this time. The reason is in your account and in the email we have sent you.",
      },
      ja: {
        title: "アンバサダー応募の結果について",
        text: "今回は見送りとなりました。理由は、マイページとお送りしたメールをご覧ください。",
      },
    },
  },
  tip: {
    approved: {
      en: { title: "Your tip is published", text: "Everybody can read it now." },
      ja: { title: "ヒントが公開されました", text: "どなたでも読めるようになりました。" },
    },
    returned: {
      en: {
        title: "Your tip needs a change",
        text: "The reason is in your account and in the email we have sent you.",
      },
      ja: {
        title: "ヒントの内容を直してください",
        text: "理由は、マイページとお送りしたメールをご覧ください。",
      },
    },
    declined: {
      en: {
        title: "Your tip will not be published",
        text: "The reason is in your account and in the email we have sent you.",
      },
      ja: {
        title: "ヒントの掲載を見送りました",
        text: "理由は、マイページとお送りしたメールをご覧ください。",
      },
    },
  },
  course: {
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
  },
  event: {
    approved: {
      en: { title: "Your event is published", text: "Students can register now." },
      ja: { title: "イベントが公開されました", text: "申し込みの受付が始まりました。" },
    },
    returned: {
      en: {
        title: "Your event needs a change",
        text: "The reason is in your account and in the email we have sent you.",
      },
      ja: {
        title: "イベントの内容を直してください",
        text: "理由は、マイページとお送りしたメールをご覧ください。",
      },
    },
    declined: {
      en: {
        title: "Your event will not be published",
        text: "The reason is in your account and in the email we have sent you.",
      },
      ja: {
        title: "イベントの掲載を見送りました",
        text: "理由は、マイページとお送りしたメールをご覧ください。",
      },
    },
  },
}

export const ownEntryNearWords = (title: string, daysLeft: number): Record<Language, Words> => ({
  en: {
    title: daysLeft === 1 ? `Tomorrow: ${title}` : `In ${daysLeft} days: ${title}`,
    text: "You have written this into your calendar.",
  },
  ja: {
    title: daysLeft === 1 ? `明日：${title}` : `${daysLeft}日後：${title}`,
    text: "カレンダーに登録した予定です。",
  },
})

/** Numbers alone: whom somebody applies to stands in no email. */
export function applicationsWeekWords({ due, late, waiting }: Week): Record<Language, Words> {
  const things = (count: number) => (count === 1 ? "One thing is" : `${count} things are`)
  const en = [
    due > 0 ? `${things(due)} due until Sunday.` : "",
    late > 0 ? `${late === 1 ? "One date has" : `${late} dates have`} passed.` : "",
    waiting > 0 ? `You are waiting for ${waiting === 1 ? "one answer" : `${waiting} answers`}.` : "",
  ]
  const ja = [
    due > 0 ? `日曜日までの期限は${due}件です。` : "",
    late > 0 ? `過ぎた期限が${late}件あります。` : "",
    waiting > 0 ? `返事を待っている会社は${waiting}社です。` : "",
  ]
  const joined = (sentences: readonly string[], space: string) =>
    sentences.filter((sentence) => sentence !== "").join(space)
  return {
    en: { title: "Your applications this week", text: joined(en, " ") },
    ja: { title: "今週の応募のまとめ", text: joined(ja, "") },
  }
}
