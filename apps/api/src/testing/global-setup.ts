// Vitest calls the default export before the first worker starts, and what it returns after the last has ended.
export { createTemplate as default } from "./database.ts"
