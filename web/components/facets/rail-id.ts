/** Id of the sheet of filters, which the toolbar's button opens. */
export const RAIL_ID = 'filters'
