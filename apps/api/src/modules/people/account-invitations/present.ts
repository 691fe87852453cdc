import type { Language } from "@shirube/vocabulary/language"
import { type EditorRole, INVITATION_DAYS, type InvitedRole } from "@shirube/vocabulary/product"
import type { Letter } from "#api/kernel/mail/letters"
import type { InvitationState, Way } from "./policy.ts"

interface Invitation {
  readonly email: string
  readonly role: InvitedRole
  readonly companyName: string | null
  readonly expiresAt: Date
}

interface OpenInvitation extends Invitation {
  readonly editorRoles: EditorRole[] | null
  readonly id: string
  readonly language: Language
  readonly inviter: string | null
  readonly sentAt: Date
}

/** What an invitation link reveals to its holder. */
export type InvitationLinkState =
  | { readonly state: "unknown" | Exclude<InvitationState, "open"> }
  | { readonly state: "open"; readonly invitation: Invitation; readonly way: Way }

export const presentInvitation = (invitation: OpenInvitation, now: Date) => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  editor_roles: invitation.editorRoles,
  company_name: invitation.companyName,
  language: invitation.language,
  invited_by: invitation.inviter,
  sent_at: invitation.sentAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
  is_expired: invitation.expiresAt <= now,
})

export const presentJudged = (judged: InvitationLinkState) => ({
  state: judged.state,
  invitation:
    judged.state === "open"
      ? {
          email: judged.invitation.email,
          role: judged.invitation.role,
          company_name: judged.invitation.companyName,
          expires_at: judged.invitation.expiresAt.toISOString(),
          way: judged.way,
        }
      : null,
})

export const demoOnlyText = (domain: string): Record<Language, string> => ({
  en: `Everyone knows the password of this demo account, so it can only invite addresses that end in @${domain}.`,
  ja: `デモのアカウントのパスワードは公開されているため、招待できるのは @${domain} で終わるアドレスだけです。`,
})

const roleText: Record<InvitedRole, Record<Language, string>> = {
  administrator: { en: "an administrator", ja: "管理者" },
  editor: { en: "an editor", ja: "編集者" },
  company: { en: "a company", ja: "企業" },
}

const secondFactorText: Record<Language, string> = {
  en: "After that you set up a second step for signing in: an authenticator app or a passkey. You can start your work once it is set up.",
  ja: "続けて、認証アプリまたはパスキーによる2段階認証を設定してください。設定が済むと、編集の作業を始められます。",
}

export const invitationLetter = ({
  role,
  inviter,
  url,
}: {
  readonly role: InvitedRole
  /** Null for the site's operator. */
  readonly inviter: string | null
  readonly url: string
}): Letter => {
  const isForEditor = role !== "company"
  return {
    en: {
      subject: "You are invited to Shirube",
      paragraphs: [
        `${inviter ?? "The operator of Shirube"} invites you to join Shirube as ${roleText[role].en}. Shirube helps international students find work in Japan.`,
        `Open the link below within ${INVITATION_DAYS} days and choose a password. The link works once.`,
        ...(isForEditor ? [secondFactorText.en] : []),
        "If you did not expect this invitation, you can ignore this email; no account has been created.",
      ],
      link: { label: "Accept the invitation", url },
    },
    ja: {
      subject: "しるべへのご招待",
      paragraphs: [
        `${inviter === null ? "しるべの運営者" : `${inviter}さん`}から、${roleText[role].ja}としてのご招待です。しるべは、留学生の日本での就職活動を支えるサイトです。`,
        `${INVITATION_DAYS}日以内に下のリンクを開き、パスワードを設定してください。リンクは1回だけ使えます。`,
        ...(isForEditor ? [secondFactorText.ja] : []),
        "お心当たりがない場合は、このメールを無視してください。アカウントは作成されていません。",
      ],
      link: { label: "招待を受ける", url },
    },
  }
}
