import type { Language } from "@shirube/vocabulary/language"
import type { EditorRole } from "@shirube/vocabulary/product"
import type { Letter } from "#api/kernel/mail/letters"
import type { Editor } from "#api/modules/identity/accounts/editors/service"

interface ListedEditor extends Editor {
  readonly isSelf: boolean
  readonly mayRemove: boolean
}

export const presentEditor = ({
  id,
  name,
  email,
  isAdministrator,
  editorRoles,
  isSelf,
  mayRemove,
}: ListedEditor) => ({
  id,
  name,
  email,
  is_administrator: isAdministrator,
  editor_roles: editorRoles,
  is_self: isSelf,
  may_remove: mayRemove,
})

const roleWords: Record<EditorRole, Record<Language, string>> = {
  writer: { en: "write texts, events and courses", ja: "記事・イベント・コースを書く" },
  reviewer: { en: "review and publish them", ja: "内容を確認して公開する" },
  moderator: { en: "handle reports and moderate", ja: "通報に対応し、投稿を管理する" },
  screener: { en: "check student cards and screen senpai", ja: "学生証の確認と先輩の審査をする" },
}

export const rolesLetter = (roles: readonly EditorRole[], publicUrl: string): Letter => ({
  en: {
    subject: "Your role as an editor of Shirube has changed",
    paragraphs: [
      `An administrator has changed what you may do as an editor. You may now: ${roles.map((role) => roleWords[role].en).join("; ")}.`,
      "The change applies at once. If you have questions, please ask an administrator.",
    ],
    link: { label: "Open the editors’ pages", url: `${publicUrl}/editors` },
  },
  ja: {
    subject: "しるべの編集者としての役割が変わりました",
    paragraphs: [
      `管理者が、編集者としての役割を変更しました。現在の役割は、次のとおりです。${roles.map((role) => `「${roleWords[role].ja}」`).join("")}`,
      "変更はすぐに反映されます。ご不明な点は、管理者にお問い合わせください。",
    ],
    link: { label: "編集者のページを開く", url: `${publicUrl}/editors` },
  },
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
