import type { Letter } from "#api/kernel/mail/letters"
import type { Editor } from "#api/modules/identity/accounts/editors/service"

interface ListedEditor extends Editor {
  readonly isSelf: boolean
  readonly mayRemove: boolean
}

export const presentEditor = ({ id, name, email, isAdministrator, isSelf, mayRemove }: ListedEditor) => ({
  id,
  name,
  email,
  is_administrator: isAdministrator,
  is_self: isSelf,
  may_remove: mayRemove,
})

export const removedLetter = (publicUrl: string): Letter => ({
  en: {
    subject: "You are no longer an editor of Shirube",
    paragraphs: [
      "An administrator has ended your rights as an editor. You have been signed out everywhere, and the pages for editors are closed to you.",
      "Your account is still there. If you sign in, you can continue as a student or senpai, download your data or delete the account.",
    ],
    link: { label: "Sign in", url: `${publicUrl}/sign-in` },
  },
  ja: {
    subject: "しるべの編集者の権限が終了しました",
    paragraphs: [
      "管理者により、編集者の権限が終了しました。すべての端末からサインアウトされ、編集者向けのページは使えなくなりました。",
      "アカウントは残っています。サインインすると、学生または先輩として続けることも、データのダウンロードやアカウントの削除もできます。",
    ],
    link: { label: "サインイン", url: `${publicUrl}/sign-in` },
  },
})
