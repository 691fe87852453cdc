// The screens. No script, no inline style: text, a form, and one stylesheet.
import { html } from "hono/html"
import type { HtmlEscapedString } from "hono/utils/html"
import type { Language } from "./language.ts"
import { LONGEST_PASSWORD } from "./passwords.ts"
import { type Texts, texts } from "./texts.ts"

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What every screen needs: the reader's language, and the URL for switching to the other one. */
export interface View {
  readonly language: Language
  readonly here: URL
}

const other: Readonly<Record<Language, Language>> = { en: "ja", ja: "en" }

export function withLanguage(here: URL, language: Language): string {
  const address = new URL(here)
  address.searchParams.set("lang", language)
  return `${address.pathname}${address.search}`
}

export async function page(view: View, title: string, main: (t: Texts) => Html): Promise<string> {
  const t = texts[view.language]
  const document = html`<!doctype html>
<html lang="${view.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | ${t.product}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a class="skip" href="#main">${t.skip}</a>
<header>
<a class="brand" href="/"><span class="seal" aria-hidden="true">標</span>${t.product}</a>
<nav aria-label="${t.switchLanguage}"><a href="${withLanguage(view.here, other[view.language])}" lang="${other[view.language]}" hreflang="${other[view.language]}">${t.otherLanguage}</a></nav>
</header>
<main id="main" tabindex="-1">${main(t)}</main>
<footer><p>${t.footer}</p></footer>
</body>
</html>
`
  return String(await document)
}

export type FieldProblem =
  | "email_invalid"
  | "name_missing"
  | "name_long"
  | "password_short"
  | "password_long"
  | "password_common"
export type FieldName = "email" | "name" | "password"
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>

interface Field {
  readonly name: FieldName
  readonly type: "email" | "text" | "password"
  readonly autocomplete: string
  readonly value?: string
  readonly help?: string
  readonly problem?: FieldProblem | undefined
  readonly longest?: number
}

function field(t: Texts, { name, type, autocomplete, value = "", help, problem, longest }: Field): Html {
  const described = [problem && `${name}-problem`, help && `${name}-help`].filter(Boolean).join(" ")
  return html`<div class="field">
<label for="${name}">${t[name]}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" required
${longest ? html`maxlength="${longest}"` : ""} ${type === "email" ? html`inputmode="email" spellcheck="false" autocapitalize="none"` : ""}
${described ? html`aria-describedby="${described}"` : ""} ${problem ? html`aria-invalid="true"` : ""}>
${problem ? html`<p class="problem" id="${name}-problem">${t[problem]}</p>` : ""}
${help ? html`<p class="help" id="${name}-help">${help}</p>` : ""}
</div>`
}

/** Takes the focus, so that a screen reader announces it first and the keyboard starts there. */
const alert = (message: Html | string): Html =>
  html`<div class="notice bad" role="alert" tabindex="-1" autofocus>${message}</div>`

const fieldOrder: readonly FieldName[] = ["email", "name", "password"]

const problemList = (t: Texts, problems: FieldProblems): Html =>
  alert(
    html`<p>${t.problems}</p><ul>${fieldOrder.map((name) => {
      const problem = problems[name]
      return problem ? html`<li><a href="#${name}">${t[name]}: ${t[problem]}</a></li>` : ""
    })}</ul>`,
  )

export interface SignIn {
  readonly uid: string
  readonly clientName: string
  readonly email: string
  readonly message?: { readonly kind: "wrong" } | { readonly kind: "registered" } | TooMany
}
export interface TooMany {
  readonly kind: "too_many"
  readonly seconds: number
}

const inMinutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))

function signInMessage(t: Texts, message: SignIn["message"]): Html | string {
  switch (message?.kind) {
    case undefined:
      return ""
    case "wrong":
      return alert(t.wrong)
    case "too_many":
      return alert(t.tooMany(inMinutes(message.seconds)))
    case "registered":
      return html`<div class="notice good" role="status" tabindex="-1" autofocus>${t.registered}</div>`
  }
}

const addressOf = (view: View, path: string) => withLanguage(new URL(path, view.here), view.language)

export const signInPage = (view: View, { uid, clientName, email, message }: SignIn) =>
  page(
    view,
    texts[view.language].signIn,
    (t) => html`
<h1>${t.signIn}</h1>
<p class="lead">${t.continueTo(clientName)}</p>
${signInMessage(t, message)}
<form method="post" action="${addressOf(view, `/interaction/${uid}`)}">
${field(t, { name: "email", type: "email", autocomplete: "username", value: email })}
${field(t, { name: "password", type: "password", autocomplete: "current-password" })}
<button class="primary">${t.signIn}</button>
</form>
<p class="aside">${t.noAccount} <a href="${addressOf(view, `/interaction/${uid}/register`)}">${t.createAccount}</a></p>
<form method="post" action="${addressOf(view, `/interaction/${uid}/cancel`)}"><button class="quiet">${t.cancel(clientName)}</button></form>`,
  )

export interface Registration {
  readonly uid: string
  readonly clientName: string
  readonly email: string
  readonly name: string
  readonly problems: FieldProblems
  readonly tooMany?: TooMany
}

export const registrationPage = (view: View, registration: Registration) =>
  page(view, texts[view.language].register, (t) => {
    const { uid, clientName, email, name, problems, tooMany } = registration
    const hasProblems = Object.keys(problems).length > 0
    return html`
<h1>${t.register}</h1>
<p class="lead">${t.continueTo(clientName)}</p>
${tooMany ? alert(t.tooMany(inMinutes(tooMany.seconds))) : ""}
${hasProblems ? problemList(t, problems) : ""}
<form method="post" action="${addressOf(view, `/interaction/${uid}/register`)}" novalidate>
${field(t, { name: "email", type: "email", autocomplete: "username", value: email, problem: problems.email })}
${field(t, { name: "name", type: "text", autocomplete: "name", value: name, help: t.nameHelp, problem: problems.name })}
${field(t, { name: "password", type: "password", autocomplete: "new-password", help: t.passwordHelp, problem: problems.password, longest: LONGEST_PASSWORD })}
<button class="primary">${t.createAccount}</button>
</form>
<p class="aside">${t.haveAccount} <a href="${addressOf(view, `/interaction/${uid}`)}">${t.signIn}</a></p>`
  })

export const signOutPage = (view: View, action: string, secret: string) =>
  page(
    view,
    texts[view.language].signOut,
    (t) => html`
<h1>${t.signOutQuestion}</h1>
<p>${t.signOutText}</p>
<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${secret}">
<button class="primary" name="logout" value="yes">${t.signOutYes}</button>
<button class="quiet">${t.signOutNo}</button>
</form>`,
  )

export const signedOutPage = (view: View, clientName: string | undefined) =>
  page(
    view,
    texts[view.language].signedOut,
    (t) => html`
<h1>${t.signedOut}</h1>
<p>${clientName ? t.signedOutOne(clientName) : t.signedOutText}</p>`,
  )

export type ErrorText = "unexpected" | "expired" | "badRequest" | "foreignForm" | "tooLarge"

/** `technical` is the library's description of a bad request: in English, for the developer who can fix it. */
export const errorPage = (view: View, text: ErrorText, technical?: string) =>
  page(
    view,
    texts[view.language].errorTitle,
    (t) => html`
<h1>${t.errorTitle}</h1>
<p>${t[text]}</p>
${technical ? html`<p class="help">${t.technical}: <code lang="en">${technical}</code></p>` : ""}`,
  )

export const notFoundPage = (view: View) =>
  page(view, texts[view.language].notFound, (t) => html`<h1>${t.notFound}</h1><p>${t.notFoundText}</p>`)

export type HandoverProblem =
  | "invalid"
  | "expired"
  | "used"
  | "forward"
  | "unreachable"
  | "unproven"
  | "elsewhere"

/** A browser's session is never switched to another person without asking. */
export const handoverQuestionPage = (view: View, current: string, next: string) =>
  page(
    view,
    texts[view.language].switchTitle(next),
    (t) => html`
<h1>${t.switchTitle(next)}</h1>
<p>${t.switchText(current)}</p>
<form method="post" action="${addressOf(view, "/handover/question")}">
<button class="primary" name="answer" value="switch">${t.switchYes(next)}</button>
<button class="quiet" name="answer" value="stay">${t.switchNo(current)}</button>
</form>`,
  )

export const handoverProblemPage = (view: View, problem: HandoverProblem) =>
  page(
    view,
    texts[view.language].handoverTitle,
    (t) => html`
<h1>${t.handoverTitle}</h1>
<p>${t[`handover_${problem}`]}</p>
<p>${t.handoverHelp}</p>`,
  )

export const homePage = (view: View) =>
  page(
    view,
    texts[view.language].homeTitle,
    (t) => html`
<h1>${t.homeTitle}</h1>
<p>${t.homeText}</p>
<p><a href="${addressOf(view, "/matching")}">${t.homeMatching}</a></p>`,
  )
