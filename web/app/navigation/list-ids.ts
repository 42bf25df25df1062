/** The id of a list's results. They get the focus when the focused filter has been removed. */
export const RESULTS_ID = 'results'

/** The id of a list's filters: the toolbar's button opens them, and a filter that was clicked is found in them again. */
export const FILTERS_ID = 'filters'
