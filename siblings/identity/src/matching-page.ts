// The page of the matching service, one per situation of its reader. It promises nothing that does not exist.
import { html } from "hono/html"
import type { ProductPages } from "./clients.ts"
import type { Language } from "./language.ts"
import { type Rights, type Situation, situationOf } from "./matching.ts"
import { type Html, page, type View } from "./pages.ts"
import { type Texts, texts } from "./texts.ts"

/** The link to the missing step, or to another useful page. */
const actions = {
  visitor: "sign_in",
  unverified: "verification",
  undecided: "consent",
  ready: "profile",
  senpai: "questions",
  company: undefined,
  editor: undefined,
} as const satisfies Record<Situation, keyof ProductPages | undefined>

export function matchingPage(view: View, rights: Rights | undefined, pages: ProductPages): Promise<string> {
  const situation = situationOf(rights)
  const action = actions[situation]
  const address = (name: keyof ProductPages) => addressIn(pages[name], view.language)
  const actionAt = action && address(action)
  const [homeAt, againAt] = [address("home"), address("matching")]
  return page(
    view,
    texts[view.language].matchingTitle,
    (t) => html`
<h1>${t.matchingTitle}</h1>
<p class="lead">${t[`matching_${situation}`]}</p>
<p>${t[`matching_${situation}_more`]}</p>
${rights?.role === "student" ? steps(t, rights) : ""}
${action && actionAt ? html`<p><a class="action primary" href="${actionAt}">${t[`matchingTo_${action}`]}</a></p>` : ""}
${homeAt ? html`<p><a class="action quiet" href="${homeAt}">${t.matchingBack}</a></p>` : ""}
<h2>${t.matchingTodayTitle}</h2><p>${t.matchingToday}</p>
${rights ? html`<p class="help">${t.matchingSince} ${againAt ? html`<a href="${againAt}">${t.matchingAgain}</a>` : ""}</p>` : ""}`,
  )
}

/** Each step states in words whether it is done: colour alone is not accessible. */
function steps(t: Texts, { isVerified, consent }: Rights): Html {
  const list = [
    { text: t.matchingStepAccount, isDone: true },
    { text: t.matchingStepVerified, isDone: isVerified },
    { text: t.matchingStepConsent, isDone: consent !== null },
  ]
  const next = list.find(({ isDone }) => !isDone)
  const state = (step: (typeof list)[number]) =>
    step.isDone ? t.matchingDone : step === next ? t.matchingNext : t.matchingLater
  return html`<ol class="steps">${list.map(
    (step) =>
      html`<li${step.isDone ? html` class="done"` : ""}><span>${step.text}</span> <strong>${state(step)}</strong></li>`,
  )}</ol>
${consent === null ? "" : html`<p class="help">${t.matchingAgreed(consent)}</p>`}`
}

/** Every page of the product takes the reader's language as `lang`. */
function addressIn(at: string | undefined, language: Language): string | undefined {
  if (at === undefined) return undefined
  const address = new URL(at)
  address.searchParams.set("lang", language)
  return address.href
}
