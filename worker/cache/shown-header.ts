/**
 * Header with which a public page that lists products is cached: their ids, separated by commas. It never reaches a browser
 * (worker/middleware/count-views.ts): they are counted as shown after the response.
 */
export const SHOWN_HEADER = 'X-Shown'
