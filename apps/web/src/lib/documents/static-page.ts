// Documents made before a language or the app is known: maintenance, a body that is too large, and the
// fallback when rendering fails.
import { PRODUCT_NAME, PRODUCT_NAME_JA } from "@shirube/vocabulary/product"
import { hashOf } from "../server/inline-code.ts"

interface StillPage {
  readonly title: string
  readonly ja: readonly [heading: string, text: string]
  readonly en: readonly [heading: string, text: string]
  readonly wayBack: boolean
}

export const maintenancePage: StillPage = {
  title: "メンテナンス中 / Maintenance",
  ja: [
    "ただいまメンテナンス中です",
    "作業が終わりしだい再開します。少し時間をおいて、もう一度お越しください。",
  ],
  en: [
    "We are doing some maintenance",
    "We will be back as soon as the work is done. Please come again in a little while.",
  ],
  wayBack: false,
}

export const unavailablePage: StillPage = {
  title: "ただいま利用できません / Not available",
  ja: [
    "ただいま利用できません",
    "こちらの問題で、ページを表示できません。少し待ってから、もう一度お試しください。",
  ],
  en: [
    "Not available right now",
    "We cannot show this page at the moment. The problem is on our side. Please try again in a few minutes.",
  ],
  wayBack: true,
}

export const refusedPage: StillPage = {
  title: "表示できません / Not shown",
  ja: ["このページは表示できません", "アドレスを確認するか、少し待ってから、もう一度お試しください。"],
  en: ["We cannot show this page", "Please check the address, or wait a moment and try again."],
  wayBack: true,
}

export const crashPage: StillPage = {
  title: "エラー / Error",
  ja: [
    "ページを表示できませんでした",
    "こちらの問題で、ページを作れませんでした。少し待ってから、もう一度お試しください。",
  ],
  en: [
    "We could not show this page",
    "Something went wrong on our side. Please wait a moment and try again.",
  ],
  wayBack: true,
}

export const tooLargePage: StillPage = {
  title: "大きすぎます / Too large",
  ja: ["送信できる大きさを超えています", "内容を小さくしてから、もう一度お試しください。"],
  en: ["That is too large to send", "Please make it smaller and try again."],
  wayBack: true,
}

const STYLE = `
:root{color-scheme:light dark;--paper:#faf7f0;--ink:#1e1b18;--soft:#5a524a;--rule:#cfc6b6;--shu:#d3381c}
@media(prefers-color-scheme:dark){:root{--paper:#1b1917;--ink:#f0eae0;--soft:#b8aea1;--rule:#4a433b;--shu:#ee6a4d}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;align-content:center;padding:3rem 1.5rem;background:var(--paper);color:var(--ink);font-family:system-ui,"Hiragino Sans","Yu Gothic","Noto Sans CJK JP",sans-serif;line-height:1.8}
main{width:100%;max-width:40rem;margin:auto}
.name{margin:0 0 3rem;padding-left:1rem;border-left:4px solid var(--shu);font-family:Georgia,serif;font-size:1.25rem}
section{padding:1.75rem 0;border-top:1px solid var(--rule)}
h1,h2{margin:0 0 .5rem;font-family:"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",Georgia,serif;font-weight:600;line-height:1.4;font-size:clamp(1.5rem,5vw,2rem);word-break:auto-phrase}
p{margin:0;color:var(--soft)}
a{display:inline-flex;min-height:44px;align-items:center;color:inherit;text-underline-offset:.25em}
`

export const staticPageCode = { scripts: [], styles: [hashOf(STYLE)] }

export const staticPageHtml = ({ title, ja, en, wayBack }: StillPage) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">${PRODUCT_NAME_JA} <span lang="en">${PRODUCT_NAME}</span></p>
<section><h1>${ja[0]}</h1><p>${ja[1]}</p>${wayBack ? '<a href="/">ホームへ</a>' : ""}</section>
<section lang="en"><h2>${en[0]}</h2><p>${en[1]}</p>${wayBack ? '<a href="/">Go to the home page</a>' : ""}</section>
</main>
</body>
</html>
`
