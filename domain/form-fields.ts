/** Names of form fields that the edge and the screens share. */

/** @returns the field with the names of the files that were refused for this reason, where a form has several files */
export const refusedFilesField = (field: string, code: string): string => `${field}.refused.${code}`

/** Prefix of the fields for files that a public form has uploaded already: the value of `attached.TICKET` is the file's name. */
export const ATTACHED_PREFIX = 'attached.'
