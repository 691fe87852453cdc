import { join } from "node:path"
import { defineConfig } from "vitest/config"
import { limits, together } from "../../tools/lib/test-limits.ts"
import { formRules } from "./vite/form-rules.ts"
import { messages } from "./vite/messages.ts"

export default defineConfig({
  plugins: [messages(join(import.meta.dirname, "messages"), ["common", "status"]), formRules()],
  test: {
    name: "web",
    root: import.meta.dirname,
    include: ["{src,vite}/**/*.test.{ts,tsx}"],
    ...limits,
    ...together,
  },
})
