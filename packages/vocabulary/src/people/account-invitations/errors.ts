import type { ErrorTexts } from "../../errors/texts.ts"

export const errors = {
  "account_invitation.not_found": {
    status: 404,
    en: "This invitation is no longer open. It may have been accepted or revoked meanwhile.",
    ja: "この招待は、すでに使われたか、取り消されています。",
  },
  "account_invitation.already_open": {
    status: 409,
    en: "There is already an open invitation to this address. Send it again, or revoke it first.",
    ja: "このメールアドレスには、すでに招待を送っています。もう一度送るか、先に取り消してください。",
  },
  "account_invitation.too_many": {
    status: 409,
    en: "Too many invitations are open. Please revoke some of them first.",
    ja: "有効な招待が多すぎます。先にいくつか取り消してください。",
  },
  "account_invitation.invalid": {
    status: 409,
    en: "This invitation link no longer works. Please ask for a new invitation.",
    ja: "この招待リンクは使えません。もう一度招待を依頼してください。",
  },
  "account_invitation.other_account": {
    status: 409,
    en: "This address already has an account of another kind, and we do not change that. Please ask for an invitation to another address.",
    ja: "このメールアドレスには、別の種類のアカウントがすでにあります。アカウントの種類は変更できません。ほかのメールアドレスへの招待を依頼してください。",
  },
  "account_invitation.other_person": {
    status: 409,
    en: "This invitation is for another address. Please sign in with the account that it was sent to.",
    ja: "この招待は別のメールアドレス宛てです。招待を受け取ったアカウントでサインインしてください。",
  },
  "editors.not_found": {
    status: 404,
    en: "This person is not an editor, or no longer one.",
    ja: "この方は編集者ではないか、すでに編集者の権限がありません。",
  },
  "editors.administrator": {
    status: 409,
    en: "An administrator may do everything, so there are no roles to choose.",
    ja: "管理者はすべての操作ができるため、役割は選べません。",
  },
  "editors.last_administrator": {
    status: 409,
    en: "This is the last administrator. Please invite another one first.",
    ja: "最後の管理者の権限は外せません。先に、ほかの管理者を招待してください。",
  },
} as const satisfies ErrorTexts
