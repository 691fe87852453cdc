import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server"

const render = createStartHandler(defaultRenderHandler)
export default { fetch: (request: Request) => render(request) }
