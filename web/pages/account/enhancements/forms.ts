// The enhancements of every form are one file, because each file adds to the service worker's list.
export { checkForm } from './check-form.ts'
export { checkNumbers } from './check-numbers.ts'
export { storeDraft } from './draft.ts'
