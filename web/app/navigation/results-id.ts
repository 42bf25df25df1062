/** The id of a list's results, to which the focus goes when what had it was a filter that is gone. */
export const RESULTS_ID = 'results'
