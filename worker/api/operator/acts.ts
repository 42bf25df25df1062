/** What operators do to people and companies: rare, so that one module with all of it is imported when the first of it is done. */
export { attachEvidence, removeEvidence } from './companies/evidence.ts'
export { handOverCompany } from './companies/hand-over.ts'
export { mergeCompany, planCompanyMerge } from './companies/merge.ts'
export { distrust, trust } from './companies/trust.ts'
export { erase, sendAgain, setPersonAccess, signOut } from './people/acts.ts'
export { mergeAccount, planAccountMerge } from './people/merge.ts'
export { setRoles } from './people/roles.ts'
export { beginViewing, endViewing } from './people/viewing.ts'
