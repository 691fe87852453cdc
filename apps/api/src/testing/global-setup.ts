import { createTemplate } from "./template.ts"

export default () => createTemplate()
