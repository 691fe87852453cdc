import type { Letter } from "#api/kernel/mail/letters"
import { nextStep } from "./policy.ts"
import type { SignUpState } from "./service.ts"

export const presentSignUp = ({ role, registerStep, steps }: SignUpState) => ({
  role,
  is_finished: registerStep === null,
  next_path: registerStep === null ? null : nextStep(steps),
  steps: steps.map(({ path, isRequired, isDone }) => ({ path, is_required: isRequired, is_done: isDone })),
})

export const welcomeLetter = ({ url }: { url: string }): Letter => ({
  en: {
    subject: "Welcome to Shirube",
    paragraphs: [
      "Your account has been created.",
      "The directory, sessions with senpai, events for verified students and the matching service need a few more answers. They are saved as you go, so you can stop at any time and continue later, on this device or another one.",
      "If this was not you, someone has used a code from your mailbox. Please change the password of your email account.",
    ],
    link: { label: "Continue", url },
  },
  ja: {
    subject: "しるべへようこそ",
    paragraphs: [
      "はじめまして。アカウントを作成しました。",
      "メンバー一覧、先輩との面談、在学確認が必要なイベント、マッチングサービスを使うには、もう少し質問にお答えいただきます。答えはそのつど保存されるので、途中でやめても、別の端末から続きを始められます。",
      "お心当たりがない場合は、ほかの人があなたのメールを読んだおそれがあります。メールのパスワードを変更してください。",
    ],
    link: { label: "続ける", url },
  },
})
