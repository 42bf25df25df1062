/** Constraints of the form of the landing pages, apart from the account's forms, whose schemas a public page does not need. */
import { NewLead } from './contract/leads.ts'
import { htmlConstraints } from './html-constraints.ts'
import { WRITER, WRITER_FIELDS } from './writer-constraints.ts'

export const LEAD_FORM = { lead: htmlConstraints({ ...NewLead.entries, ...WRITER_FIELDS }, WRITER) }
