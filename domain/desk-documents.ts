/** Where moderators read an uploaded PDF within a screen: the id of the file follows. */
export const DESK_DOCUMENTS = '/api/operator/documents/'

/** The only type that is shown within a screen. */
export const PDF = 'application/pdf'
