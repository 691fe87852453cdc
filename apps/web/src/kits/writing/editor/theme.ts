// The look of the text while it is written. It is in a shadow tree, because the policy for content allows no style
// elements in the page, and style sheets without an element only there: the page's classes do not reach it, its
// variables do.
import { EditorView } from "@codemirror/view"

export const theme = EditorView.theme({
  "&": { color: "var(--color-ink)", backgroundColor: "transparent", height: "100%" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--font-sans)",
    fontSize: "1rem",
    lineHeight: "1.9",
    overflowX: "hidden",
  },
  "&:lang(ja) .cm-scroller": { fontFamily: "var(--font-sans-ja)" },
  ".cm-content": { padding: "0.75rem 0.75rem 4rem", caretColor: "var(--color-shu)" },
  ".cm-line": { padding: "0", overflowWrap: "anywhere" },
  ".cm-placeholder": { color: "var(--color-ink-faint)" },
  ".line-heading": {
    fontFamily: "var(--font-serif)",
    fontSize: "1.35rem",
    lineHeight: "1.7",
    fontWeight: "600",
  },
  ".line-subheading": {
    fontFamily: "var(--font-serif)",
    fontSize: "1.15rem",
    lineHeight: "1.7",
    fontWeight: "600",
  },
  ".line-box": {
    borderTop: "3px solid var(--color-matcha)",
    backgroundColor: "var(--color-matcha-tint)",
    fontWeight: "600",
    marginTop: "0.4rem",
  },
  ".line-boxEnd": { borderBottom: "1px solid var(--color-matcha)", color: "var(--color-ink-soft)" },
  ".line-quote": { borderInlineStart: "3px solid var(--color-rule-strong)", paddingInlineStart: "0.6rem" },
  ".line-table": { fontSize: "0.875rem" },
  ".line-shared": { backgroundColor: "var(--color-ai-tint)", color: "var(--color-ai)" },
  ".mark-bold": { fontWeight: "700" },
  ".mark-emphasis": { fontStyle: "italic" },
  ".mark-link": { color: "var(--color-ai)", textDecoration: "underline" },
  ".mark-address": { color: "var(--color-ink-soft)", fontSize: "0.8125em" },
  ".mark-term": { borderBottom: "2px dotted var(--color-ai)" },
  ".mark-sign": { color: "var(--color-ink-soft)", fontWeight: "400" },
  ruby: { cursor: "text", rubyAlign: "center" },
  rt: { fontSize: "0.5em", lineHeight: "1", color: "var(--color-ink-soft)", userSelect: "none" },
})
