// Everything a reader sees, in both languages. English is the measure: Japanese must have the same keys.
import type { Language } from "./language.ts"
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./passwords.ts"

const en = {
  product: "Shirube ID",
  skip: "Skip to content",
  footer: "One account for Shirube and related services.",
  otherLanguage: "日本語",
  switchLanguage: "Language",

  signIn: "Sign in",
  continueTo: (name: string) => `to continue to ${name}`,
  email: "Email address",
  password: "Password",
  noAccount: "No account yet?",
  createAccount: "Create an account",
  cancel: (name: string) => `Go back to ${name} without signing in`,
  wrong: "The email address or the password is not right. Check both and try again.",
  registered: "Now sign in. If this address was new here, your account is ready.",
  tooMany: (minutes: number) =>
    `Too many attempts. Please wait ${minutes === 1 ? "1 minute" : `${minutes} minutes`} and try again.`,

  register: "Create an account",
  name: "Name",
  nameHelp: "As you want others to see it.",
  passwordHelp: `At least ${SHORTEST_PASSWORD} characters. A few words that only you would put together are best.`,
  haveAccount: "Already have an account?",
  problems: "Please look at these points",
  email_invalid: "Enter an email address, for example name@example.com.",
  name_missing: "Enter your name.",
  name_long: "Enter a shorter name.",
  password_short: `Use at least ${SHORTEST_PASSWORD} characters.`,
  password_long: `Use at most ${LONGEST_PASSWORD} characters.`,
  password_common: "This password is too easy to guess. Choose another one.",

  signOut: "Sign out",
  signOutQuestion: "Sign out of Shirube ID?",
  signOutText:
    "This ends your session here and in every service that you signed in to with Shirube ID in this browser.",
  signOutYes: "Sign out everywhere",
  signOutNo: "Stay signed in to Shirube ID",
  signedOut: "You are signed out",
  signedOutText: "You can close this page.",
  signedOutOne: (name: string) => `You are signed out of ${name}. Shirube ID keeps you signed in.`,

  errorTitle: "This did not work",
  notFound: "This page does not exist",
  notFoundText: "The address may be misspelled, or the page has moved.",
  unexpected: "Something broke on our side. Please try again in a moment.",
  expired:
    "This sign-in took too long, or it was begun in another browser. Go back to the service and start again.",
  badRequest: "The service that sent you here asked for something we cannot do. Go back to it and try again.",
  tooLarge: "That is too large to send. Please make it smaller and try again.",
  foreignForm: "This form was sent from another site. Open the page again and repeat.",
  technical: "For the service's team",

  handoverTitle: "We could not take you there",
  handoverHelp: "Nothing was changed. Go back to the page you came from and follow the link again.",
  handover_elsewhere: "The link was made for another browser, or you opened a newer one since.",
  switchTitle: (next: string) => `Continue as ${next}?`,
  switchText: (current: string) =>
    `In this browser you are signed in to Shirube ID as ${current}. If you did not expect this question, stay signed in as you are.`,
  switchYes: (next: string) => `Continue as ${next}`,
  switchNo: (current: string) => `Stay signed in as ${current}`,

  handover_invalid: "The link is damaged or was not made by a service that we know.",
  handover_expired: "The link is only good for a minute, and that minute is over.",
  handover_used: "The link works once, and it was used already.",
  handover_forward: "The link leads to an address that the service has not registered with us.",
  handover_unreachable: "We could not check the link, because the service that made it did not answer.",
  handover_unproven:
    "The email address of this account has not been confirmed on both sides. Sign in with your password instead.",

  homeTitle: "One account, every service",
  homeText:
    "Shirube ID is the account you use for Shirube and for related services. You sign in from the service you want to use. There is nothing to do on this page.",
  homeMatching: "About the matching service",

  matchingTitle: "The matching service",
  matchingLead: "Where international students and companies in Japan find each other.",
  matchingWhatTitle: "What it is",
  matchingWhat:
    "You see companies that hire international students: what they do, what level of Japanese they ask for, and how they help with the visa. Companies see students who allow it, and can write to them first.",
  matchingWhoTitle: "Who it is for",
  matchingWho: "Students at a university in Japan, and companies that want to hire them.",
  matchingOpenTitle: "When it opens for you",
  matchingOpen:
    "The service opens for students whose enrolment Shirube has verified. You verify it once, with your university email address or your student card.",
}

export type Texts = typeof en

const ja: Texts = {
  product: "しるべID",
  skip: "本文へ移動",
  footer: "しるべと関連サービスで共通して使えるアカウントです。",
  otherLanguage: "English",
  switchLanguage: "言語",

  signIn: "サインイン",
  continueTo: (name) => `${name} に進みます`,
  email: "メールアドレス",
  password: "パスワード",
  noAccount: "アカウントをお持ちでない方",
  createAccount: "アカウントを作成する",
  cancel: (name) => `サインインせずに ${name} に戻る`,
  wrong: "メールアドレスまたはパスワードが違います。両方を確認して、もう一度お試しください。",
  registered: "サインインしてください。初めてのメールアドレスの場合は、アカウントができています。",
  tooMany: (minutes) => `試した回数が多すぎます。${minutes}分ほど待ってから、もう一度お試しください。`,

  register: "アカウントを作成",
  name: "お名前",
  nameHelp: "ほかの人に表示する名前です。",
  passwordHelp: `${SHORTEST_PASSWORD}文字以上。自分だけが思いつく言葉をいくつか並べるのがおすすめです。`,
  haveAccount: "アカウントをお持ちの方",
  problems: "次の点をご確認ください",
  email_invalid: "メールアドレスを入力してください（例：name@example.com）。",
  name_missing: "お名前を入力してください。",
  name_long: "お名前を短くしてください。",
  password_short: `${SHORTEST_PASSWORD}文字以上にしてください。`,
  password_long: `${LONGEST_PASSWORD}文字以内にしてください。`,
  password_common: "推測されやすいパスワードです。別のものにしてください。",

  signOut: "サインアウト",
  signOutQuestion: "しるべIDからサインアウトしますか",
  signOutText:
    "このブラウザーで、しるべIDと、しるべIDでサインインしたすべてのサービスからサインアウトします。",
  signOutYes: "すべてサインアウトする",
  signOutNo: "しるべIDにはサインインしたままにする",
  signedOut: "サインアウトしました",
  signedOutText: "このページは閉じてかまいません。",
  signedOutOne: (name) => `${name} からサインアウトしました。しるべIDにはサインインしたままです。`,

  errorTitle: "うまくいきませんでした",
  notFound: "ページが見つかりません",
  notFoundText: "アドレスが間違っているか、ページが移動した可能性があります。",
  unexpected: "こちら側で問題が起きました。少し待ってから、もう一度お試しください。",
  expired:
    "時間がかかりすぎたか、別のブラウザーで始めたサインインです。サービスに戻って、最初からお試しください。",
  badRequest: "元のサービスからの依頼を処理できませんでした。サービスに戻って、もう一度お試しください。",
  tooLarge: "送信できる大きさを超えています。内容を小さくしてから、もう一度お試しください。",
  foreignForm: "別のサイトから送られたフォームです。ページを開き直して、もう一度お試しください。",
  technical: "サービス担当者向け",

  handoverTitle: "移動できませんでした",
  handoverHelp: "何も変更していません。元のページに戻って、もう一度リンクを開いてください。",
  handover_elsewhere: "別のブラウザーのために作られたリンクか、その後に新しいリンクを開いています。",
  switchTitle: (next) => `${next} さんとして続けますか`,
  switchText: (current) =>
    `このブラウザーでは、しるべIDに ${current} さんとしてサインインしています。この質問に心当たりがない場合は、このままにしてください。`,
  switchYes: (next) => `${next} さんとして続ける`,
  switchNo: (current) => `${current} さんのままにする`,

  handover_invalid: "リンクが壊れているか、登録されていないサービスのものです。",
  handover_expired: "リンクの有効期限（1分）が過ぎています。",
  handover_used: "リンクは一度だけ使えます。このリンクはすでに使われています。",
  handover_forward: "リンクの行き先が、サービスの登録したアドレスではありません。",
  handover_unreachable: "リンクを作ったサービスから応答がなく、確認できませんでした。",
  handover_unproven:
    "このアカウントのメールアドレスは、両方のサービスでは確認されていません。パスワードでサインインしてください。",

  homeTitle: "ひとつのアカウントで、すべてのサービスへ",
  homeText:
    "しるべIDは、しるべと関連サービスで使うアカウントです。使いたいサービスの画面からサインインしてください。このページでの操作はありません。",
  homeMatching: "マッチングサービスについて",

  matchingTitle: "マッチングサービス",
  matchingLead: "留学生と日本の企業が出会う場所です。",
  matchingWhatTitle: "どんなサービスか",
  matchingWhat:
    "留学生を採用する企業について、事業の内容、求める日本語のレベル、ビザの支援を見ることができます。公開を許可した学生には、企業から先に連絡が届くこともあります。",
  matchingWhoTitle: "だれのためか",
  matchingWho: "日本の大学で学ぶ学生と、その学生を採用したい企業のためのサービスです。",
  matchingOpenTitle: "いつ使えるか",
  matchingOpen:
    "しるべで在籍を確認した学生が使えます。確認は一度だけで、大学のメールアドレスか学生証で行います。",
}

export const texts: Readonly<Record<Language, Texts>> = { en, ja }
