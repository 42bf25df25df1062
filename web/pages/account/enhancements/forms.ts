// What every form has is one file: each more lengthens the service worker's list.
export { checkForm } from './check-form.ts'
export { checkNumbers } from './check-numbers.ts'
export { forgetSent, storeDraft } from './draft.ts'
