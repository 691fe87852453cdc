// Eight traditional colours for covers and categories. Pages read them from styles/tones.css (both themes);
// pictures drawn outside a page use these light values. A test keeps the two in sync.
export type Tone = "ai" | "asagi" | "matcha" | "yamabuki" | "kaki" | "azuki" | "fuji" | "sumi"

export type Dye = {
  /** the dark background of a cover */
  readonly ground: string
  /** lines on the dark background */
  readonly line: string
  /** the pale background */
  readonly tint: string
  /** lines on the pale background */
  readonly mark: string
  /** the plain shape on the dark background */
  readonly calm: string
  /** text: readable on paper */
  readonly ink: string
}

export const dyes: Record<Tone, Dye> = {
  ai: {
    ground: "#2a4b70",
    line: "#8fa9c6",
    tint: "#dfe6ec",
    mark: "#8ba3bd",
    calm: "#dfe6ec",
    ink: "#24466f",
  },
  asagi: {
    ground: "#2c6e73",
    line: "#93c2c2",
    tint: "#dbeae8",
    mark: "#7fb0af",
    calm: "#dbeae8",
    ink: "#1f5b60",
  },
  matcha: {
    ground: "#5e7038",
    line: "#b7c48e",
    tint: "#e7ebd6",
    mark: "#a3b27b",
    calm: "#e7ebd6",
    ink: "#4a5b28",
  },
  yamabuki: {
    ground: "#d1961d",
    line: "#f4d892",
    tint: "#f8ecca",
    mark: "#dcb564",
    calm: "#f8ecca",
    ink: "#754e00",
  },
  kaki: {
    ground: "#b4532c",
    line: "#e6b08b",
    tint: "#f6e3d5",
    mark: "#d79d78",
    calm: "#f6e3d5",
    ink: "#8f3f1c",
  },
  azuki: {
    ground: "#7c2f3b",
    line: "#cb9295",
    tint: "#f0dfdd",
    mark: "#bd8689",
    calm: "#f0dfdd",
    ink: "#7c2f3b",
  },
  fuji: {
    ground: "#5f4b7e",
    line: "#b3a2cc",
    tint: "#e7e1ee",
    mark: "#a493c0",
    calm: "#e7e1ee",
    ink: "#574377",
  },
  sumi: {
    ground: "#37332f",
    line: "#9a9184",
    tint: "#e8e1d4",
    mark: "#a89e90",
    calm: "#e8e1d4",
    ink: "#403a34",
  },
}

export const tones: readonly Tone[] = ["ai", "asagi", "matcha", "yamabuki", "kaki", "azuki", "fuji", "sumi"]

export const toneClass = (tone: Tone) => `tone-${tone}`
