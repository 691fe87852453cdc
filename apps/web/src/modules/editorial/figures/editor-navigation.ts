import type { EditorEntry } from "#web/lib/page/navigation.ts"

export const editorNavigation: readonly EditorEntry[] = [
  { to: "/editors/figures", text: "figures", in: { figures: 10 }, holds: [] },
  { to: "/editors/figures/articles", text: "articleFigures", in: { figures: 20 } },
  { to: "/editors/figures/searches", text: "searchFigures", in: { figures: 30 } },
]
