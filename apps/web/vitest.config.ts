import { join } from "node:path"
import { defineConfig } from "vitest/config"
import { formRules } from "./vite/form-rules.ts"
import { messages } from "./vite/messages.ts"

export default defineConfig({
  plugins: [messages(join(import.meta.dirname, "src")), formRules()],
})
