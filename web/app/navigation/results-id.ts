/** The id of a list's results. They get the focus when the focused filter has been removed. */
export const RESULTS_ID = 'results'
