/** The ending of a page's address at which the app fetches its payload. */
export const PAYLOAD_PATH = '/_payload.json'
