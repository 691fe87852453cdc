/** An id as the server writes it, anywhere in a text. Which versions exist is for the contract to check. */
export const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

const WHOLE = new RegExp(`^${UUID.source}$`)
export const isUuid = (text: string) => WHOLE.test(text)
